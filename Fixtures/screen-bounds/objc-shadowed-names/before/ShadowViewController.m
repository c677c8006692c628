#import <UIKit/UIKit.h>

@interface ShadowViewController : UIViewController
@property (nonatomic, strong) UIView *icon;
@end

@implementation ShadowViewController

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    UIView *view = [[UIView alloc] initWithFrame:[UIScreen mainScreen].bounds];
    [self.icon addSubview:view];
}

- (void)viewWillTransitionToSize:(CGSize)size withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator {
    [super viewWillTransitionToSize:size withTransitionCoordinator:coordinator];
    {
        CGSize size = self.icon.frame.size;
        self.icon.center = CGPointMake([UIScreen mainScreen].bounds.size.width - size.width, 0);
    }
}

@end
