#import "Metrics.h"

@implementation Metrics

+ (CGFloat)screenWidth {
    return [UIScreen mainScreen].bounds.size.width;
}

+ (CGSize)screenSize {
    return UIScreen.mainScreen.bounds.size;
}

@end
