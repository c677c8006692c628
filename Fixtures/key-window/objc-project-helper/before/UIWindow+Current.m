#import "UIWindow+Current.h"

@implementation UIWindow (Current)

+ (UIWindow *)rf_currentWindow {
    for (UIScene *scene in [UIApplication sharedApplication].connectedScenes) {
        if (![scene isKindOfClass:[UIWindowScene class]]) continue;
        for (UIWindow *window in ((UIWindowScene *)scene).windows) {
            if (window.isKeyWindow) { return window; }
        }
    }
    return nil;
}

@end
