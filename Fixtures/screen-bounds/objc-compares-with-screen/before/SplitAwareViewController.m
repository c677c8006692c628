#import <UIKit/UIKit.h>

@interface SplitAwareViewController : UIViewController
@property (nonatomic) BOOL isSplit;
@end

@implementation SplitAwareViewController

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    self.isSplit = self.view.frame.size.width < [UIScreen mainScreen].bounds.size.width;
    self.isSplit = !CGSizeEqualToSize(self.view.bounds.size, [[UIScreen mainScreen] bounds].size);
    self.isSplit = !CGRectEqualToRect(self.view.window.frame, UIScreen.mainScreen.bounds);
}

- (void)viewWillTransitionToSize:(CGSize)size withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator {
    [super viewWillTransitionToSize:size withTransitionCoordinator:coordinator];
    self.isSplit = size.width < [UIScreen mainScreen].bounds.size.width;
}

@end
