#import <UIKit/UIKit.h>

@interface LockListViewController : UIViewController

@end
