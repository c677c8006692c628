#import <UIKit/UIKit.h>
#import <AVFoundation/AVFoundation.h>

@interface CameraViewController : UIViewController
@property (nonatomic, strong) AVCaptureVideoPreviewLayer *preview;
@end

@implementation CameraViewController

- (void)shutter {
    UIDeviceOrientation orientation = [UIDevice currentDevice].orientation;
    self.preview.connection.videoOrientation = orientation == UIDeviceOrientationLandscapeLeft ? AVCaptureVideoOrientationLandscapeRight : AVCaptureVideoOrientationPortrait;
}

@end
