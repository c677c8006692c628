#import <UIKit/UIKit.h>

static CGFloat PixelRound(CGFloat value) {
    CGFloat scale = [UIScreen mainScreen].scale;
    return round(value * scale) / scale;
}

CGFloat PixelCeil(CGFloat value) {
    return PixelRound(value + 0.5);
}
