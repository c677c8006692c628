#import <UIKit/UIKit.h>

@interface FrameworkController : UIViewController
@end
