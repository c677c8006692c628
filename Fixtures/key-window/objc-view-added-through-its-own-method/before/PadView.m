#import <UIKit/UIKit.h>

@interface PadView : UIView
@end

@implementation PadView

- (void)show {
    [self showInView:[UIApplication sharedApplication].keyWindow];
}

- (void)showInView:(UIView *)view {
    [view addSubview:self];
    self.alpha = 1;
}

- (void)drop {
    [[UIApplication sharedApplication].keyWindow.rootViewController.view addSubview:self];
}

@end
