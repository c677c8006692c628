#import <UIKit/UIKit.h>

#if WIDE_LAYOUT
#define PAGE_WIDTH [UIScreen mainScreen].bounds.size.height
#else
#define PAGE_WIDTH [UIScreen mainScreen].bounds.size.width
#endif
