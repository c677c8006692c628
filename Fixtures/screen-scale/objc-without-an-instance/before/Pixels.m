#import <UIKit/UIKit.h>

@interface UIImage (Pixels)
- (CGSize)rf_pixelSize;
+ (UIImage *)rf_imageWithSize:(CGSize)size;
@end

@implementation UIImage (Pixels)

- (CGSize)rf_pixelSize {
    return CGSizeMake(self.size.width * [UIScreen mainScreen].scale, self.size.height);
}

+ (UIImage *)rf_imageWithSize:(CGSize)size {
    UIGraphicsBeginImageContextWithOptions(size, NO, [UIScreen mainScreen].scale);
    UIImage *image = UIGraphicsGetImageFromCurrentImageContext();
    UIGraphicsEndImageContext();
    return image;
}

@end

@interface PixelCache : NSObject
@end

@implementation PixelCache

- (CGFloat)pixels:(CGFloat)points {
    return points * [[UIScreen mainScreen] scale];
}

+ (CGFloat)hairline {
    static CGFloat hairline;
    static dispatch_once_t once;
    dispatch_once(&once, ^{
        hairline = 1 / UIScreen.mainScreen.scale;
    });
    return hairline;
}

@end

@interface GlowLayer : CALayer
@end

@implementation GlowLayer

- (instancetype)init {
    if (self = [super init]) {
        self.contentsScale = [UIScreen mainScreen].scale;
    }
    return self;
}

- (void)layoutSublayers {
    [super layoutSublayers];
    self.borderWidth = 1 / [UIScreen mainScreen].scale;
}

@end

CGFloat Hairline(void) {
    return 1 / [UIScreen mainScreen].scale;
}
