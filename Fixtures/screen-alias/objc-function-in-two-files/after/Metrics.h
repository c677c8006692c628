#import <UIKit/UIKit.h>

FOUNDATION_EXPORT CGFloat PageHeight(void);
