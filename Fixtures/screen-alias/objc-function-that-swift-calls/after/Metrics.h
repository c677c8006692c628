#import <UIKit/UIKit.h>

#define PAGE_INSET 12.0
