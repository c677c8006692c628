#import <UIKit/UIKit.h>

@interface DialogController : UIViewController
@property (nonatomic, strong) UIWindow *window;
@property (nonatomic, weak) UIWindow *previous;
@end

@implementation DialogController

- (void)show {
    self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
    self.window.rootViewController = self;
    self.previous = [UIApplication sharedApplication].keyWindow;
    [self.window makeKeyAndVisible];
}

- (void)viewDidDisappear:(BOOL)animated {
    [super viewDidDisappear:animated];
}

- (void)closeTapped {
    if (UIApplication.sharedApplication.keyWindow == self.window) {
        [UIApplication.sharedApplication.delegate.window makeKeyWindow];
    }
    self.window.hidden = YES;
}

@end
