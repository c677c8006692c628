#import <UIKit/UIKit.h>

// SCREEN_WIDTH is the width of everything.
#ifndef SCREEN_WIDTH
#define SCREEN_WIDTH ([UIScreen mainScreen].bounds.size.width)
#endif
#define SCREEN_WIDTH_MAX 1024
