#import <UIKit/UIKit.h>

@interface ListViewController : UIViewController
@property (nonatomic, strong) UITableView *table;
@property (nonatomic, strong) UICollectionView *grid;
@end

@implementation ListViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.table = [[UITableView alloc] initWithFrame:self.view.bounds style:UITableViewStylePlain];
    UICollectionViewFlowLayout *layout = [[UICollectionViewFlowLayout alloc] init];
    layout.itemSize = CGSizeMake((self.view.bounds.size.width - 30) / 2, 100);
    self.grid = [[UICollectionView alloc] initWithFrame:CGRectMake(0, 0, self.view.bounds.size.width, 200)
                                   collectionViewLayout:layout];
    [self.view addSubview:self.table];
    [self.view addSubview:self.grid];
}

@end
