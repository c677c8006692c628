#import <UIKit/UIKit.h>

#define SCALE [UIScreen mainScreen].scale
#define ONE_PIXEL (1.0 / [UIScreen mainScreen].scale)
