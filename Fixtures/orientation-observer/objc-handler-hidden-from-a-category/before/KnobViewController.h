#import <UIKit/UIKit.h>

@interface KnobViewController : UIViewController
@end
