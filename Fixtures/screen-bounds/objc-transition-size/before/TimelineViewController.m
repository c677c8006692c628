#import <UIKit/UIKit.h>

@interface TimelineViewController : UIViewController
@property (nonatomic, strong) UIView *track;
@end

@implementation TimelineViewController

- (void)viewWillTransitionToSize:(CGSize)newSize withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator {
    [super viewWillTransitionToSize:newSize withTransitionCoordinator:coordinator];
    CGFloat width = [UIScreen mainScreen].bounds.size.width / 2;
    CGSize size = [[UIScreen mainScreen] bounds].size;
    CGFloat height = CGRectGetHeight([UIScreen mainScreen].bounds);
    self.track.frame = [UIScreen mainScreen].bounds;
    self.track.center = CGPointMake(width, size.height + height);
    [coordinator animateAlongsideTransition:^(id<UIViewControllerTransitionCoordinatorContext> context) {
        self.track.alpha = UIScreen.mainScreen.bounds.size.width > 700 ? 1 : 0.5;
    } completion:^(id<UIViewControllerTransitionCoordinatorContext> context) {
        self.track.alpha = UIScreen.mainScreen.bounds.size.width > 700 ? 1 : 0.5;
    }];
}

@end
