#import <UIKit/UIKit.h>

#define SCREEN_HEIGHT ([UIScreen mainScreen].bounds.size.height)
#define SAFE_TOP 44
#define SAFE_BOTTOM 34
