#import <UIKit/UIKit.h>

@interface ChartView : UIView
- (void)rebuild;
@end
