#import <UIKit/UIKit.h>

@interface ComicViewController : UIViewController
@end

@implementation ComicViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(fitPage) name:UIDeviceOrientationDidChangeNotification object:nil];
}

- (void)viewWillTransitionToSize:(CGSize)newSize withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)transition {
    [super viewWillTransitionToSize:newSize withTransitionCoordinator:transition];
    __weak typeof(self) weakSelf = self;
    [transition animateAlongsideTransition:^(id<UIViewControllerTransitionCoordinatorContext> context) {
        [weakSelf.view layoutIfNeeded];
    } completion:nil];
}

- (void)fitPage {
    [self.view setNeedsLayout];
}

@end
