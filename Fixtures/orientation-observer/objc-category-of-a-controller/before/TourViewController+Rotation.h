#import "TourViewController.h"

@interface TourViewController (Rotation)
- (void)observe;
- (void)turned;
@end
