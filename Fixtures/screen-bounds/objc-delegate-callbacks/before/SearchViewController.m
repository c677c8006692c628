#import <UIKit/UIKit.h>

@protocol SearchModelDelegate <NSObject>
- (void)searchDidFinish;
@end

@interface SearchViewController : UIViewController <UITableViewDelegate, SearchModelDelegate>
@property (nonatomic, strong) UIView *results;
@end

@implementation SearchViewController

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    self.results.frame = [UIScreen mainScreen].bounds;
}

- (void)searchDidFinish {
    self.results.frame = [UIScreen mainScreen].bounds;
}

@end
