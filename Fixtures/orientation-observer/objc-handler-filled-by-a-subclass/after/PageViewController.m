#import <UIKit/UIKit.h>

@interface PageViewController : UIViewController
@end

@interface ChartPageViewController : PageViewController
@property (nonatomic, strong) UIView *legend;
@end

@implementation PageViewController

- (void)viewDidLoad {
    [super viewDidLoad];
}

- (void)viewWillTransitionToSize:(CGSize)size withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator {
    [super viewWillTransitionToSize:size withTransitionCoordinator:coordinator];
    __weak typeof(self) weakSelf = self;
    [coordinator animateAlongsideTransition:nil completion:^(id<UIViewControllerTransitionCoordinatorContext> context) {
        [weakSelf rotated];
    }];
}

- (void)rotated {
    // for subclasses
}

@end

@implementation ChartPageViewController

- (void)rotated {
    self.legend.hidden = NO;
}

@end
