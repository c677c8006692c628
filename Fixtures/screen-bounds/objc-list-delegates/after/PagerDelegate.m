#import <UIKit/UIKit.h>

@interface PagerDelegate : NSObject <UICollectionViewDelegateFlowLayout>
@property (nonatomic) NSInteger page;
@end

@implementation PagerDelegate

- (CGSize)collectionView:(UICollectionView *)list layout:(UICollectionViewLayout *)layout sizeForItemAtIndexPath:(NSIndexPath *)indexPath {
    CGFloat width = (list.bounds.size.width - 30) / 2;
    return CGSizeMake(width, width);
}

- (void)scrollViewDidScroll:(UIScrollView *)scrollView {
    self.page = scrollView.contentOffset.x / scrollView.bounds.size.width;
}

@end
