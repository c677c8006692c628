#import <UIKit/UIKit.h>

@interface BoardViewController : UIViewController
@end

@implementation BoardViewController

- (void)viewWillTransitionToSize:(CGSize)newSize withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator {
    [super viewWillTransitionToSize:newSize withTransitionCoordinator:coordinator];
    self.view.hidden = newSize.width > newSize.height;
    [coordinator animateAlongsideTransition:nil completion:^(id<UIViewControllerTransitionCoordinatorContext> context) {
        self.view.hidden = self.view.bounds.size.width > self.view.bounds.size.height;
    }];
}

@end
