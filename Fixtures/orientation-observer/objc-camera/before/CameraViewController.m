#import <UIKit/UIKit.h>
#import <AVFoundation/AVFoundation.h>

@interface CameraViewController : UIViewController
@property (nonatomic, strong) AVCaptureVideoPreviewLayer *preview;
@end

@implementation CameraViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(turned) name:UIDeviceOrientationDidChangeNotification object:nil];
}

- (void)turned {
    BOOL left = [UIDevice currentDevice].orientation == UIDeviceOrientationLandscapeLeft;
    self.preview.connection.videoOrientation = left ? AVCaptureVideoOrientationLandscapeRight : AVCaptureVideoOrientationPortrait;
}

@end
