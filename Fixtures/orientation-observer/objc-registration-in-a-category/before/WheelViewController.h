#import <UIKit/UIKit.h>

@interface WheelViewController : UIViewController
- (void)turned;
@end
