#import <UIKit/UIKit.h>

@interface CoursesController : UIViewController
@end

@implementation CoursesController

- (void)closeEverything {
    UIViewController *root = [UIApplication sharedApplication].keyWindow.rootViewController;
    if (root.presentedViewController) {
        [root dismissViewControllerAnimated:NO completion:nil];
    }
}

@end
