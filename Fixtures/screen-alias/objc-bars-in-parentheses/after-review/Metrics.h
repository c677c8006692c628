#import <UIKit/UIKit.h>

#define SAFE_TOP 44
#define SAFE_BOTTOM 34
