#import <UIKit/UIKit.h>

#define FULL [UIScreen mainScreen].bounds
#define SCREEN_WIDTH ([UIScreen mainScreen].bounds.size.width)
