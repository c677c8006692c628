#import <UIKit/UIKit.h>

@interface PromptView : UIView
@property (nonatomic, strong) UILabel *label;
@end

@implementation PromptView

- (instancetype)initWithFrame:(CGRect)frame {
    self = [super initWithFrame:frame];
    if (self) {
        _label = [[UILabel alloc] initWithFrame:CGRectMake(0, 0, [UIScreen mainScreen].bounds.size.width - 32, 20)];
    }
    return self;
}

- (CGSize)intrinsicContentSize {
    return CGSizeMake([UIScreen mainScreen].bounds.size.width, 44);
}

- (CGSize)sizeThatFits:(CGSize)size {
    return CGSizeMake([UIScreen mainScreen].bounds.size.width, size.height);
}

- (void)show:(NSString *)text {
    self.label.text = text;
    self.label.frame = [[UIScreen mainScreen] bounds];
}

- (void)layoutSubviews {
    [super layoutSubviews];
    self.frame = [UIScreen mainScreen].bounds;
    [self setCenter:CGPointMake([UIScreen mainScreen].bounds.size.width / 2, 40)];
}

@end
