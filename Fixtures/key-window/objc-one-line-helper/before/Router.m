#import <UIKit/UIKit.h>

@interface Router : NSObject
+ (UIWindow *)window;
@end

@implementation Router

+ (UIWindow *)window {
    return [[UIApplication sharedApplication] keyWindow];
}

@end

@interface UpgradeController : UIViewController
@end

@implementation UpgradeController

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    [[Router window] endEditing:YES];
    Router.window.tintColor = [UIColor redColor];
}

@end
