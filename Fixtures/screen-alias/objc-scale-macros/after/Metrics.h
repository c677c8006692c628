#import <UIKit/UIKit.h>

#define ONE_PIXEL (1.0 / [UIScreen mainScreen].scale)
