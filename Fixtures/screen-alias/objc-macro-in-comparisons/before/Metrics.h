#import <UIKit/UIKit.h>

#define SCREEN_WIDTH ([UIScreen mainScreen].bounds.size.width)
#define SCREEN_HEIGHT ([UIScreen mainScreen].bounds.size.height)
#define IS_TALL (SCREEN_HEIGHT == 812 || SCREEN_HEIGHT == 896)
#define IS_SPLIT(window) ((window).bounds.size.width != SCREEN_WIDTH)
