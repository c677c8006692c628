#import <UIKit/UIKit.h>

@interface TourViewController : UIViewController
@end
