#import <UIKit/UIKit.h>

static inline CGFloat PageWidth(void) { return [UIScreen mainScreen].bounds.size.width; }

#define PAGE_INSET 12.0
