#import "Metrics.h"

CGFloat ThirdOfWidth(void) {
    return UIScreen.mainScreen.bounds.size.width / 3;
}

@implementation Metrics

- (CGFloat)columnWidth {
    return [UIScreen mainScreen].bounds.size.width - HalfWidth();
}

@end
