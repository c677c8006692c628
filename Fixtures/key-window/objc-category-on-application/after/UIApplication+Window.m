#import <UIKit/UIKit.h>

@interface UIApplication (Window)
- (UIWindow *)rf_ownWindow;
- (UIWindow *)rf_firstWindow;
@end

@implementation UIApplication (Window)

- (UIWindow *)rf_ownWindow {
    return self.delegate.window;
}

- (UIWindow *)rf_firstWindow {
    return [[self windows] firstObject];
}

@end

@interface StickyHeaderView : UIView
@property (nonatomic, strong) UIView *line;
@end

@implementation StickyHeaderView

- (void)layoutSubviews {
    [super layoutSubviews];
    self.line.center = CGPointMake(0, self.window.safeAreaInsets.top);
}

@end

@interface Curtain : NSObject <UIApplicationDelegate>
@end

@implementation Curtain

- (void)applicationWillResignActive:(UIApplication *)application {
    for (UIWindow *window in application.windows) {
        [window endEditing:YES];
    }
}

@end
