#import <UIKit/UIKit.h>

@interface Router : NSObject
@end

@implementation Router

+ (void)showController:(UIViewController *)controller with:(UINavigationController *)navigation {
    UIViewController *root = [UIApplication sharedApplication].keyWindow.rootViewController;
    if (root.view.hidden) {
        return;
    }
    [navigation pushViewController:controller animated:YES];
}

@end
