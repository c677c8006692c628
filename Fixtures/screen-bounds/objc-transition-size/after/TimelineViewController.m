#import <UIKit/UIKit.h>

@interface TimelineViewController : UIViewController
@property (nonatomic, strong) UIView *track;
@end

@implementation TimelineViewController

- (void)viewWillTransitionToSize:(CGSize)newSize withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator {
    [super viewWillTransitionToSize:newSize withTransitionCoordinator:coordinator];
    CGFloat width = newSize.width / 2;
    CGSize size = newSize;
    CGFloat height = newSize.height;
    self.track.frame = CGRectMake(0, 0, newSize.width, newSize.height);
    self.track.center = CGPointMake(width, size.height + height);
    [coordinator animateAlongsideTransition:^(id<UIViewControllerTransitionCoordinatorContext> context) {
        self.track.alpha = newSize.width > 700 ? 1 : 0.5;
    } completion:^(id<UIViewControllerTransitionCoordinatorContext> context) {
        self.track.alpha = self.view.bounds.size.width > 700 ? 1 : 0.5;
    }];
}

@end
