#import <UIKit/UIKit.h>

@interface ContainerViewController : UIViewController
@property (nonatomic, strong) UIViewController *child;
@end

@implementation ContainerViewController

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    self.child.view.frame = self.view.bounds;
}

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    self.view.frame = [UIScreen mainScreen].bounds;
    [self.view setFrame:CGRectMake(0, 0, [UIScreen mainScreen].bounds.size.width, 300)];
    self.preferredContentSize = CGSizeMake([UIScreen mainScreen].bounds.size.width, 300);
}

@end
