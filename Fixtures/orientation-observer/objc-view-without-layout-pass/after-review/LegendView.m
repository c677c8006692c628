#import <UIKit/UIKit.h>

@interface LegendView : UIView
@end

@implementation LegendView {
    CGSize _lastLayoutSize;
}

- (instancetype)initWithFrame:(CGRect)frame {
    self = [super initWithFrame:frame];
    if (self) {
    }
    return self;
}

- (void)layoutSubviews {
    [super layoutSubviews];
    if (!CGSizeEqualToSize(self.bounds.size, _lastLayoutSize)) {
        _lastLayoutSize = self.bounds.size;
        [self rebuild];
    }
}

- (void)dealloc {
    [[NSNotificationCenter defaultCenter] removeObserver:self];
}

- (void)rebuild {
    [self setNeedsDisplay];
}

@end
