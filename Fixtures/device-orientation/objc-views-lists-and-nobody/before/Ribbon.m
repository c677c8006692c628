#import <UIKit/UIKit.h>

@interface RibbonView : UIView
@property (nonatomic, strong) UIView *bow;
@end

@implementation RibbonView

- (void)layoutSubviews {
    [super layoutSubviews];
    self.bow.hidden = UIInterfaceOrientationIsLandscape(UIApplication.sharedApplication.statusBarOrientation);
}

@end

@interface GallerySource : NSObject <UICollectionViewDelegateFlowLayout>
@end

@implementation GallerySource

- (CGSize)collectionView:(UICollectionView *)list layout:(UICollectionViewLayout *)layout sizeForItemAtIndexPath:(NSIndexPath *)indexPath {
    return UIDeviceOrientationIsLandscape([UIDevice currentDevice].orientation) ? CGSizeMake(90, 90) : CGSizeMake(60, 60);
}

- (NSInteger)columns {
    return UIDeviceOrientationIsLandscape([UIDevice currentDevice].orientation) ? 4 : 2;
}

+ (BOOL)isLandscape {
    return UIInterfaceOrientationIsLandscape([UIApplication sharedApplication].statusBarOrientation);
}

@end

static BOOL IsWide(void) {
    return UIDeviceOrientationIsLandscape([UIDevice currentDevice].orientation);
}

#define IS_LANDSCAPE UIInterfaceOrientationIsLandscape([UIApplication sharedApplication].statusBarOrientation)
