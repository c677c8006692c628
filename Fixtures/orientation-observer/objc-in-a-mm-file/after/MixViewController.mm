#import <UIKit/UIKit.h>
#include <vector>

@interface MixViewController : UIViewController
@end

@implementation MixViewController {
    std::vector<CGFloat> _columns;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    _columns = { 1, 2 };
}

- (void)viewWillTransitionToSize:(CGSize)size withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator {
    [super viewWillTransitionToSize:size withTransitionCoordinator:coordinator];
    __weak __typeof(self) weakSelf = self;
    [coordinator animateAlongsideTransition:nil completion:^(id<UIViewControllerTransitionCoordinatorContext> context) {
        [weakSelf turned];
    }];
}

- (void)turned {
    _columns = { 3 };
}

@end
