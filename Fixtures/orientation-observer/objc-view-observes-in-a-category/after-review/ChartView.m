#import "ChartView.h"

@implementation ChartView {
    CGSize _lastLayoutSize;
}

- (void)rebuild {
    [self setNeedsDisplay];
}

- (void)layoutSubviews {
    [super layoutSubviews];
    if (!CGSizeEqualToSize(self.bounds.size, _lastLayoutSize)) {
        _lastLayoutSize = self.bounds.size;
        [self rebuild];
    }
}

@end
