#import "Metrics.h"

@interface ShareCell : UICollectionViewCell
@end

@implementation ShareCell

+ (CGSize)sizeFor:(NSInteger)count {
    return CGSizeMake(SCREEN_WIDTH / count, 44);
}

@end

@interface ShareModel : NSObject
@end

@implementation ShareModel

- (CGFloat)textWidth {
    return SCREEN_WIDTH - 30;
}

@end

static CGFloat HalfWidth(void) {
    return SCREEN_WIDTH / 2;
}

@interface UIViewController (Sizing)
- (CGFloat)szg_column;
@end

@implementation UIViewController (Sizing)

- (CGFloat)szg_column {
    return SCREEN_WIDTH / 3;
}

@end
