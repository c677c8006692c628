#import <UIKit/UIKit.h>

@interface CurtainView : UIView
@property (nonatomic, strong) UIView *knob;
@end

@implementation CurtainView

- (void)awakeFromNib {
    [super awakeFromNib];
    [self addGestureRecognizer:[[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(close)]];
    [self addGestureRecognizer:[[UIPanGestureRecognizer alloc] initWithTarget:self action:@selector(pull)]];
}

- (void)close {
    [self.window endEditing:YES];
    [self removeFromSuperview];
    [[UIApplication sharedApplication].keyWindow endEditing:YES];
}

- (void)pull {
    if (self.hidden) {
        [self removeFromSuperview];
        return;
    }
    [self.knob removeFromSuperview];
    [self.window addSubview:self.knob];
    [UIView animateWithDuration:0.2 animations:^{
        self.alpha = 0;
    } completion:^(BOOL finished) {
        [self removeFromSuperview];
        [UIView performWithoutAnimation:^{
            [[UIApplication sharedApplication].keyWindow layoutIfNeeded];
        }];
    }];
}

@end

@interface CurtainController : UIViewController
@end

@implementation CurtainController

- (IBAction)leave {
    [self.view removeFromSuperview];
    [UIApplication.sharedApplication.keyWindow endEditing:YES];
}

@end
