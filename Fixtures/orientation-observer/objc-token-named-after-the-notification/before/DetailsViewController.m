#import <UIKit/UIKit.h>

@interface DetailsViewController : UIViewController {
    id UIApplicationWillChangeStatusBarOrientationNotificationObserver;
}
@end

@implementation DetailsViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    // UIApplicationWillChangeStatusBarOrientationNotification hides the picture.
    __weak typeof(self) weakSelf = self;
    UIApplicationWillChangeStatusBarOrientationNotificationObserver = [[NSNotificationCenter defaultCenter] addObserverForName:UIApplicationWillChangeStatusBarOrientationNotification object:nil queue:[NSOperationQueue mainQueue] usingBlock:^(NSNotification *notif) {
        NSNumber *orientation = notif.userInfo[UIApplicationStatusBarOrientationUserInfoKey];
        weakSelf.view.hidden = orientation.integerValue == UIInterfaceOrientationLandscapeLeft;
    }];
}

- (void)destroy {
    if (UIApplicationWillChangeStatusBarOrientationNotificationObserver) {
        [[NSNotificationCenter defaultCenter] removeObserver:UIApplicationWillChangeStatusBarOrientationNotificationObserver];
        UIApplicationWillChangeStatusBarOrientationNotificationObserver = nil;
    }
}

@end
