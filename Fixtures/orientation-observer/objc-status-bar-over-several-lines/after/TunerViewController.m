#import <UIKit/UIKit.h>

@interface TunerViewController : UIViewController
@end

@implementation TunerViewController

- (void)viewDidLoad {
    [super viewDidLoad];
}

- (void)viewWillTransitionToSize:(CGSize)size withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator {
    [super viewWillTransitionToSize:size withTransitionCoordinator:coordinator];
    __weak typeof(self) weakSelf = self;
    [coordinator animateAlongsideTransition:nil completion:^(id<UIViewControllerTransitionCoordinatorContext> context) {
        [weakSelf statusBarTurned:nil];
    }];
}

- (void)statusBarTurned:(NSNotification *)note {
    [self.view setNeedsLayout];
}

@end
