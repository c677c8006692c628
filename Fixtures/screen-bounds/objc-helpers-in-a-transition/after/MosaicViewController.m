#import <UIKit/UIKit.h>

@interface MosaicViewController : UIViewController
@property (nonatomic, strong) UIView *tiles;
@end

@implementation MosaicViewController

- (void)viewWillTransitionToSize:(CGSize)size withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator {
    [super viewWillTransitionToSize:size withTransitionCoordinator:coordinator];
    [self resizeTiles];
    [coordinator animateAlongsideTransition:^(id<UIViewControllerTransitionCoordinatorContext> context) {
        [self moveTiles];
    } completion:nil];
}

- (void)resizeTiles {
    self.tiles.frame = CGRectMake(0, 0, [UIScreen mainScreen].bounds.size.width / 3, 80);
}

- (void)moveTiles {
    self.tiles.center = CGPointMake(CGRectGetMidX(self.view.bounds), 40);
}

@end
