#import "Metrics.h"
#define kRowWidth ([[UIScreen mainScreen] bounds].size.width)

@interface TwoViewController : UIViewController
@end

@implementation TwoViewController

+ (CGFloat)rowWidth {
    return kRowWidth;
}

@end
