#import <UIKit/UIKit.h>

@interface ATMapViewController : UIViewController

@end
