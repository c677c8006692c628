#import "HallViewController.h"

@interface HallViewController (Veil)
- (void)dim;
@end

@interface HallCell (Choice)
- (void)choose;
@end
