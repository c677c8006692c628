#import <UIKit/UIKit.h>

@interface TooltipView : UIView
@property (nonatomic) CGSize hostSize;
@end

@implementation TooltipView

- (instancetype)init {
    return [super initWithFrame:[UIApplication sharedApplication].keyWindow.frame];
}

- (void)willMoveToWindow:(UIWindow *)window {
    [super willMoveToWindow:window];
    self.hostSize = [[[UIApplication sharedApplication] keyWindow] bounds].size;
}

- (void)layoutSubviews {
    [super layoutSubviews];
    self.hostSize = [[[UIApplication sharedApplication] keyWindow] bounds].size;
}

@end
