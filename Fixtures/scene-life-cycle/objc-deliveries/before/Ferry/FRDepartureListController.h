#import <UIKit/UIKit.h>

@interface FRDepartureListController : UIViewController

@end
