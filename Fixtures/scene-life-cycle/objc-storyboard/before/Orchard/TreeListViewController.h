#import <UIKit/UIKit.h>

@interface TreeListViewController : UIViewController

@end
