#import <UIKit/UIKit.h>

UIWindow *FrontWindow(void) {
    return [UIApplication sharedApplication].windows.lastObject;
}

@interface Presenter : NSObject
@property (nonatomic, strong) UIView *veil;
@end

@implementation Presenter

+ (UIViewController *)top {
    return [UIApplication sharedApplication].keyWindow.rootViewController;
}

+ (instancetype)shared {
    static Presenter *shared;
    static dispatch_once_t once;
    dispatch_once(&once, ^{
        shared = [[Presenter alloc] init];
        [[UIApplication sharedApplication].keyWindow addSubview:shared.veil];
    });
    return shared;
}

- (void)hideKeyboard {
    [[[UIApplication sharedApplication] keyWindow] endEditing:YES];
}

- (UIView *)veil {
    if (!_veil) {
        _veil = [[UIView alloc] initWithFrame:[UIApplication sharedApplication].keyWindow.bounds];
    }
    return _veil;
}

@end

@interface NSObject (Toasts)
- (void)rf_toast:(NSString *)toast;
@end

@implementation NSObject (Toasts)

- (void)rf_toast:(NSString *)toast {
    [[UIApplication sharedApplication].delegate.window setAccessibilityLabel:toast];
}

@end
