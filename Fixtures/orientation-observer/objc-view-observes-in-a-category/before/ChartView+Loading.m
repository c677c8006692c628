#import "ChartView.h"

@interface ChartView (Loading)
@end

@implementation ChartView (Loading)

- (void)awakeFromNib {
    [super awakeFromNib];
    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(rebuild) name:UIDeviceOrientationDidChangeNotification object:nil];
}

@end
