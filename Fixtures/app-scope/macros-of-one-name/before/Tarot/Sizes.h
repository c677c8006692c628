#import <UIKit/UIKit.h>

#define CARD_WIDTH ([UIScreen mainScreen].bounds.size.width)
