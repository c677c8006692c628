#import <UIKit/UIKit.h>

@interface PopupView : UIView
@property (nonatomic, strong) UIWindow *popupWindow;
@property (nonatomic, weak) UIWindow *previous;
@end

@implementation PopupView

- (void)present {
    self.previous = [UIApplication sharedApplication].keyWindow;
    [self.popupWindow makeKeyAndVisible];
}

- (void)pointAt:(UIView *)source {
    UIView *target = self.popupWindow ? UIApplication.sharedApplication.delegate.window : self.superview;
    self.center = [source convertPoint:CGPointZero toView:target];
}

@end
