#import <UIKit/UIKit.h>

@interface BadgeView : UIView
@property (nonatomic, strong) UIView *dot;
@end

@implementation BadgeView

- (instancetype)initWithFrame:(CGRect)frame {
    if (self = [super initWithFrame:frame]) {
        [self layoutSubviews];
    }
    return self;
}

- (void)layoutSubviews {
    [super layoutSubviews];
    self.dot.frame = CGRectMake(0, 0, [UIScreen mainScreen].bounds.size.width / 4, 4);
}

@end
