#import "ChartView.h"

@implementation ChartView

- (void)rebuild {
    [self setNeedsDisplay];
}

@end
