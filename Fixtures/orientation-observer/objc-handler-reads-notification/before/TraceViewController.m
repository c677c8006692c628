#import <UIKit/UIKit.h>

@interface TraceViewController : UIViewController
@end

@implementation TraceViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(rotated:) name:UIApplicationWillChangeStatusBarOrientationNotification object:nil];
}

- (void)rotated:(NSNotification *)notification {
    NSInteger orientation = [notification.userInfo[UIApplicationStatusBarOrientationUserInfoKey] integerValue];
    if (UIInterfaceOrientationIsPortrait(orientation)) {
        [self.view setNeedsLayout];
    }
}

@end
