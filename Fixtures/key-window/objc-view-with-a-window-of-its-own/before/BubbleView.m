#import <UIKit/UIKit.h>

@interface BubbleView : UIView
@property (nonatomic, strong) UIWindow *popup;
@property (nonatomic, weak) UIWindow *previous;
@property (nonatomic) CGRect tip;
@end

@implementation BubbleView

- (void)show {
    self.previous = [UIApplication sharedApplication].keyWindow;
    [self.popup addSubview:self];
    [self.popup makeKeyAndVisible];
}

- (void)pointAt:(UIView *)source {
    UIView *target = self.popup ? [UIApplication sharedApplication].delegate.window : self.superview;
    self.tip = [source convertRect:source.bounds toView:target];
}

@end
