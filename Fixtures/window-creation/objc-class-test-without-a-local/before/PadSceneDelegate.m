#import <UIKit/UIKit.h>

@interface PadSceneDelegate : UIResponder <UIWindowSceneDelegate>
@property (nonatomic, strong) UIWindow *window;
@end

@implementation PadSceneDelegate

- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)connectionOptions {
    if ([scene isKindOfClass:[UIWindowScene class]]) {
        UIWindow *window = [UIWindow new];
        [window setWindowScene:(UIWindowScene *)scene];
        window.rootViewController = [UIViewController new];
        self.window = window;
        [self.window makeKeyAndVisible];
    }
}

@end
