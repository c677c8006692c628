#import "ChartView.h"

@interface ChartView (Loading)
@end

@implementation ChartView (Loading)

- (void)awakeFromNib {
    [super awakeFromNib];
}

@end
