#import <UIKit/UIKit.h>

CGFloat PageWidth(void);
FOUNDATION_EXPORT CGFloat PageHeight(void);
