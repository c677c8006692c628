#import <UIKit/UIKit.h>

#define kScreenBounds [UIScreen mainScreen].bounds
#define kScreenWidth [UIScreen mainScreen].bounds.size.width
#define kScreenHeight UIScreen.mainScreen.bounds.size.height
