#import "Metrics.h"

@interface LineView : UIView
@end

@implementation LineView

- (void)drawRect:(CGRect)rect {
    CGFloat pixel = 1 / SCALE;
    [[UIBezierPath bezierPathWithRect:CGRectMake(0, 0, rect.size.width, pixel)] fill];
    [[UIBezierPath bezierPathWithRect:CGRectMake(0, 4, rect.size.width, ONE_PIXEL)] fill];
}

@end
