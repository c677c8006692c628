#import <UIKit/UIKit.h>

@interface WidgetViewController : UIViewController
@end

@implementation WidgetViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    NSNotificationCenter *center = [NSNotificationCenter defaultCenter];
    [center addObserver:self selector:@selector(refresh) name:UIDeviceOrientationDidChangeNotification object:nil];
    [center addObserver:self selector:@selector(refresh) name:UIApplicationWillEnterForegroundNotification object:nil];
    UIDevice *device = [UIDevice currentDevice];
    [device beginGeneratingDeviceOrientationNotifications];
}

- (void)refresh {
    [self.view setNeedsLayout];
}

@end
