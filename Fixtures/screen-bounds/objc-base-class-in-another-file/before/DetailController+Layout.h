#import "DetailController.h"

@interface DetailController (Layout)
- (void)layoutBanner;
@end
