#import "Metrics.h"

@interface FeedViewController : UIViewController <UITableViewDelegate, UICollectionViewDelegateFlowLayout>
@end

@implementation FeedViewController

- (CGFloat)heightOf:(NSIndexPath *)indexPath forWidth:(CGFloat)width {
    return width / 3;
}

- (CGFloat)tableView:(UITableView *)aTableView heightForRowAtIndexPath:(NSIndexPath *)indexPath {
    return [self heightOf:indexPath forWidth:SCREEN_WIDTH - 2 * 15.0];
}

- (UIView *)tableView:(UITableView *)tableView viewForHeaderInSection:(NSInteger)section {
    return [[UIView alloc] initWithFrame:CGRectMake(0, 0, SCREEN_WIDTH, 15)];
}

- (CGSize)collectionView:(UICollectionView *)collectionView layout:(UICollectionViewLayout *)layout sizeForItemAtIndexPath:(NSIndexPath *)indexPath {
    return CGSizeMake((SCREEN_WIDTH-30)/2, 80);
}

@end
