#import <UIKit/UIKit.h>

#define KEYWINDOW [UIApplication sharedApplication].keyWindow
