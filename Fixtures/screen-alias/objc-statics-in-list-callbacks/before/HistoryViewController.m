#import "Metrics.h"

@interface HistoryViewController : UITableViewController
@end

@implementation HistoryViewController

- (CGFloat)tableView:(UITableView *)tableView heightForRowAtIndexPath:(NSIndexPath *)indexPath {
    static CGFloat width = 0;
    if (width == 0) {
        width = SCREEN_WIDTH;
    }
    return width / 3;
}

- (UIView *)tableView:(UITableView *)tableView viewForHeaderInSection:(NSInteger)section {
    static UIView *line;
    static dispatch_once_t once;
    dispatch_once(&once, ^{
        line = [[UIView alloc] initWithFrame:CGRectMake(0, 0, SCREEN_WIDTH, 1)];
    });
    return line;
}

@end
