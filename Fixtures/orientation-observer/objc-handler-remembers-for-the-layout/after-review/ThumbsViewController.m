#import <UIKit/UIKit.h>

@interface ThumbsViewController : UIViewController
@property (nonatomic, strong) UIScrollView *list;
@property (nonatomic) CGFloat rowHeight;
@property (nonatomic) CGFloat row;
@end

@implementation ThumbsViewController

- (void)viewDidLoad {
    [super viewDidLoad];
}

- (void)viewWillTransitionToSize:(CGSize)size withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator {
    [super viewWillTransitionToSize:size withTransitionCoordinator:coordinator];
    [self rememberRow:nil];
}

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    self.list.frame = self.view.bounds;
    self.list.contentOffset = CGPointMake(0, self.row * self.rowHeight);
}

- (void)rememberRow:(NSNotification *)note {
    self.row = self.list.contentOffset.y / self.rowHeight;
}

@end
