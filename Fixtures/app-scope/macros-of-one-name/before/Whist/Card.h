#import <UIKit/UIKit.h>

@interface Card : UIView
@end
