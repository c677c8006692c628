#import <UIKit/UIKit.h>

@interface PianoViewController : UIViewController
@end

@implementation PianoViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(layoutKeys) name:UIDeviceOrientationDidChangeNotification object:nil];
    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(layoutKeys) name:UIApplicationDidChangeStatusBarOrientationNotification object:nil];
    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(layoutPedals:) name:UIApplicationDidChangeStatusBarOrientationNotification object:nil];
}

- (void)layoutKeys {
}

- (void)layoutPedals:(id)sender {
}

@end
