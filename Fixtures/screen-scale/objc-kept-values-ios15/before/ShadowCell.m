#import <UIKit/UIKit.h>

@interface ShadowCell : UICollectionViewCell
@end

@implementation ShadowCell

- (instancetype)initWithFrame:(CGRect)frame {
    if (self = [super initWithFrame:frame]) {
        self.layer.rasterizationScale = [[UIScreen mainScreen] scale];
    }
    return self;
}

@end
