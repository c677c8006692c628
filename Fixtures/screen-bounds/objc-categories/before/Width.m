#import <UIKit/UIKit.h>

@interface UIView (Width)
- (void)rf_stretch;
@end

@interface UITableViewCell (Width)
- (CGFloat)rf_rowWidth;
@end

@interface UIImage (Width)
- (BOOL)rf_isTooWide;
@end

@interface NSObject (Width)
- (CGFloat)rf_availableWidth;
@end

@implementation UIView (Width)

- (void)rf_stretch {
    self.subviews.firstObject.frame = [UIScreen mainScreen].bounds;
}

@end

@implementation UITableViewCell (Width)

- (CGFloat)rf_rowWidth {
    return [UIScreen mainScreen].bounds.size.width;
}

@end

@implementation UIImage (Width)

- (BOOL)rf_isTooWide {
    return self.size.width > [UIScreen mainScreen].bounds.size.width;
}

@end

@implementation NSObject (Width)

- (CGFloat)rf_availableWidth {
    return [UIScreen mainScreen].bounds.size.width;
}

@end
