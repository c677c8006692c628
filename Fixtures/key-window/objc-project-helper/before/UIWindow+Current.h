#import <UIKit/UIKit.h>

@interface UIWindow (Current)
+ (UIWindow *)rf_currentWindow;
@end
