#import <UIKit/UIKit.h>
#define WS(weakSelf) __weak typeof(self) weakSelf = self

@interface DrawerViewController : UIViewController
@end

@implementation DrawerViewController

- (void)viewDidLoad {
    [super viewDidLoad];
}

- (void)viewWillTransitionToSize:(CGSize)size withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator {
    [super viewWillTransitionToSize:size withTransitionCoordinator:coordinator];
    // The drawer does not turn.
    [self close];
    self.title = @"ws is closed";
}

- (void)close {
    self.title = @"";
}

@end
