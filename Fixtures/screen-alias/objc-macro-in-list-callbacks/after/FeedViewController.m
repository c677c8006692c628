#import "Metrics.h"

@interface FeedViewController : UIViewController <UITableViewDelegate, UICollectionViewDelegateFlowLayout>
@end

@implementation FeedViewController

- (CGFloat)heightOf:(NSIndexPath *)indexPath forWidth:(CGFloat)width {
    return width / 3;
}

- (CGFloat)tableView:(UITableView *)aTableView heightForRowAtIndexPath:(NSIndexPath *)indexPath {
    return [self heightOf:indexPath forWidth:aTableView.bounds.size.width - 2 * 15.0];
}

- (UIView *)tableView:(UITableView *)tableView viewForHeaderInSection:(NSInteger)section {
    return [[UIView alloc] initWithFrame:CGRectMake(0, 0, tableView.bounds.size.width, 15)];
}

- (CGSize)collectionView:(UICollectionView *)collectionView layout:(UICollectionViewLayout *)layout sizeForItemAtIndexPath:(NSIndexPath *)indexPath {
    return CGSizeMake((collectionView.bounds.size.width-30)/2, 80);
}

@end
