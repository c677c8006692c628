#import <UIKit/UIKit.h>

@interface DialViewController : UIViewController
- (void)turned;
@end
