#import <UIKit/UIKit.h>

@interface GaugeView : UIView
@end

@implementation GaugeView {
    UIView *_needle;
    CGSize _lastLayoutSize;
}

- (void)attach {
    _needle = [UIView new];
    [self addSubview:_needle];
}

- (void)layoutSubviews {
    [super layoutSubviews];
    _needle.frame = self.bounds;
    if (!CGSizeEqualToSize(self.bounds.size, _lastLayoutSize)) {
        _lastLayoutSize = self.bounds.size;
        [self redraw];
    }
}

- (void)redraw {
    [_needle setNeedsDisplay];
}

@end
