#import <UIKit/UIKit.h>

#define CARD_WIDTH (self.superview.bounds.size.width)
