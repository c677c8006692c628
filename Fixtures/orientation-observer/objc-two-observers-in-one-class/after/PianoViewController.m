#import <UIKit/UIKit.h>

@interface PianoViewController : UIViewController
@end

@implementation PianoViewController

- (void)viewDidLoad {
    [super viewDidLoad];
}

- (void)viewWillTransitionToSize:(CGSize)size withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator {
    [super viewWillTransitionToSize:size withTransitionCoordinator:coordinator];
    __weak typeof(self) weakSelf = self;
    [coordinator animateAlongsideTransition:nil completion:^(id<UIViewControllerTransitionCoordinatorContext> context) {
        [weakSelf layoutKeys];
        [weakSelf layoutPedals:nil];
    }];
}

- (void)layoutKeys {
}

- (void)layoutPedals:(id)sender {
}

@end
