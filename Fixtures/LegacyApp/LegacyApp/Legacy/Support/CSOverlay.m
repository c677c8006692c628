//
//  CSOverlay.m
//  LegacyApp
//

#import "CSOverlay.h"

@interface CSOverlay ()
@property (nonatomic, strong) UILabel *label;
@end

@implementation CSOverlay

+ (instancetype)sharedOverlay {
    static CSOverlay *overlay;
    static dispatch_once_t onceToken;
    dispatch_once(&onceToken, ^{
        overlay = [[CSOverlay alloc] init];
    });
    return overlay;
}

- (UIWindow *)window {
    if (!_window) {
        _window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
        _window.windowLevel = UIWindowLevelAlert;
        _window.rootViewController = [[UIViewController alloc] init];
        [_window addSubview:self.label];
    }
    return _window;
}

- (UILabel *)label {
    if (!_label) {
        _label = [[UILabel alloc] initWithFrame:CGRectMake(16, kNavHeight, SCREEN_WIDTH - 32, 44)];
        _label.textAlignment = NSTextAlignmentCenter;
    }
    return _label;
}

- (void)showMessage:(NSString *)message {
    self.label.text = message;
    self.window.hidden = NO;
}

- (void)hide {
    self.window.hidden = YES;
    [[UIApplication sharedApplication].delegate.window makeKeyAndVisible];
}

@end
