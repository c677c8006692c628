#import <UIKit/UIKit.h>

@interface ColumnLayout : UICollectionViewFlowLayout
@end

@implementation ColumnLayout

- (void)prepareLayout {
    [super prepareLayout];
    self.itemSize = CGSizeMake(self.collectionView.bounds.size.width / 2, 120);
}

@end
