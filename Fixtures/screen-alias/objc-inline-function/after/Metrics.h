#import <UIKit/UIKit.h>

NS_INLINE CGFloat ColumnWidth(void) { return UIScreen.mainScreen.bounds.size.width / 3; }
