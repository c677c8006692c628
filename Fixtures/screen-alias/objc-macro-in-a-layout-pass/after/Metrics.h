#import <UIKit/UIKit.h>

#define SCREEN_HEIGHT ([UIScreen mainScreen].bounds.size.height)
