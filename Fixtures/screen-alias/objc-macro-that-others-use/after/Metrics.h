#import <UIKit/UIKit.h>

#define DRAWN_WIDTH ([UIScreen mainScreen].bounds.size.width)
#define TABLE_WIDTH ([UIScreen mainScreen].bounds.size.width)
