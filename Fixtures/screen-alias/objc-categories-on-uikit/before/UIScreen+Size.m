#import "UIScreen+Size.h"

@implementation UIScreen (Size)

- (CGFloat)szg_width {
    return self.bounds.size.width;
}

@end

@implementation UIDevice (Size)

+ (CGFloat)szg_screenHeight {
    return [UIScreen mainScreen].bounds.size.height;
}

@end
