#import <UIKit/UIKit.h>
#include <functional>

static const CGFloat kDialWidth = [UIScreen mainScreen].bounds.size.width / 2;

namespace dial {
class Scale {
public:
    CGFloat width() const { return [UIScreen mainScreen].bounds.size.width; }
    static CGFloat half();
};

CGFloat Scale::half() { return [[UIScreen mainScreen] bounds].size.width / 2; }
}

@interface DialView : UIView
@property (nonatomic, strong) UIView *hand;
@end

@implementation DialView {
    std::function<CGFloat()> _later;
}

- (void)layoutSubviews {
    [super layoutSubviews];
    auto middle = [&]() { return [UIScreen mainScreen].bounds.size.width / 2; };
    auto held = [self] { return CGRectGetMidX([UIScreen mainScreen].bounds) + self.hand.alpha; };
    _later = [=] { return [UIScreen mainScreen].bounds.size.height; };
    self.hand.frame = CGRectMake(middle(), held(), kDialWidth, [UIScreen mainScreen].bounds.size.height);
    int columns[2] = {1, 2};
    self.hand.tag = columns[0];
}

@end
