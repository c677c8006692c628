#import <UIKit/UIKit.h>

#define CARD_WIDTH 240
