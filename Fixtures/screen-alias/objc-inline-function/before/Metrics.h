#import <UIKit/UIKit.h>

static inline CGFloat ScreenWidth(void) {
    return [UIScreen mainScreen].bounds.size.width;
}

NS_INLINE CGFloat ColumnWidth(void) { return UIScreen.mainScreen.bounds.size.width / 3; }
