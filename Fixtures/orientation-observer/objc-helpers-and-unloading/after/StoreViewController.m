#import <UIKit/UIKit.h>

@interface StoreViewController : UIViewController
@end

@implementation StoreViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    [self setUp];
}

- (void)viewDidUnload {
    self.title = nil;
}

- (void)setUp {
    self.title = @"Store";
}

- (void)viewWillTransitionToSize:(CGSize)size withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator {
    [super viewWillTransitionToSize:size withTransitionCoordinator:coordinator];
    __weak typeof(self) weakSelf = self;
    [coordinator animateAlongsideTransition:nil completion:^(id<UIViewControllerTransitionCoordinatorContext> context) {
        [weakSelf turned:nil];
    }];
}

- (void)turned:(nullable NSNotification *)notification {
    [self.view setNeedsLayout];
}

@end
