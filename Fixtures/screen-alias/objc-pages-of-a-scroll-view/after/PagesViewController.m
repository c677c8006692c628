#import "Metrics.h"

@interface PagesViewController : UIViewController <UIScrollViewDelegate>
@property (nonatomic, strong) UIScrollView *pages;
@property (nonatomic) NSInteger page;
@end

@implementation PagesViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.pages = [[UIScrollView alloc] initWithFrame:CGRectMake(0, 35, SCREEN_WIDTH, 300)];
    self.pages.pagingEnabled = YES;
    self.pages.delegate = self;
    self.pages.contentSize = CGSizeMake(SCREEN_WIDTH * 3, 300);
    [self.view addSubview:self.pages];
}

- (void)scrollViewDidScroll:(UIScrollView *)scrollView {
    self.page = (NSInteger)(scrollView.contentOffset.x / scrollView.bounds.size.width);
}

- (void)scrollViewDidEndDecelerating:(UIScrollView *)scrollView {
    [self.pages scrollRectToVisible:CGRectMake(SCREEN_WIDTH * self.page, 0, SCREEN_WIDTH, 300) animated:NO];
    [self.pages setContentOffset:CGPointMake(SCREEN_WIDTH * self.page, 0)];
}

@end
