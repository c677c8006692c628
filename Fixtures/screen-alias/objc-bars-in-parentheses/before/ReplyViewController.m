#import "Metrics.h"

@interface ReplyViewController : UIViewController
@property (nonatomic, strong) UITableView *list;
@property (nonatomic, strong) UIView *reply;
@end

@implementation ReplyViewController

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    self.list.frame = CGRectMake(0, 0, 100, SCREEN_HEIGHT - (44 + SAFE_TOP));
    self.reply.frame = CGRectMake(0, 0, 100, SCREEN_HEIGHT - SAFE_BOTTOM - 50);
    CGFloat top = SCREEN_HEIGHT - 120 - (44 + SAFE_TOP);
    self.list.contentOffset = CGPointMake(0, top);
    self.list.contentInset = UIEdgeInsetsMake(0, 0, SCREEN_HEIGHT - (30 + 12), 0);
}

@end
