#import <UIKit/UIKit.h>

#define KIT_WIDTH ([UIScreen mainScreen].bounds.size.width)
