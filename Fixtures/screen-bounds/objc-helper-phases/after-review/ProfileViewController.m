#import <UIKit/UIKit.h>

@interface ProfileViewController : UIViewController
@property (nonatomic, strong) UIView *header;
@property (nonatomic, strong) UIView *footer;
@property (nonatomic, strong) UIButton *badge;
@end

@implementation ProfileViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    [self layoutFooter];
    [self.badge addTarget:self action:@selector(widenBadge:) forControlEvents:UIControlEventTouchUpInside];
}

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    [self layoutHeaderWithMargin:8];
    [self layoutFooter];
}

- (void)layoutHeaderWithMargin:(CGFloat)margin {
    self.header.frame = CGRectMake(margin, 0, self.view.bounds.size.width - 2 * margin, 60);
}

- (void)layoutFooter {
    self.footer.frame = CGRectMake(0, 0, self.view.bounds.size.width, 40);
}

- (void)resetBadge {
    self.badge.frame = CGRectMake(0, 0, self.view.bounds.size.width / 4, 20);
}

- (void)widenBadge:(UIButton *)sender {
    self.badge.frame = CGRectMake(0, 0, self.view.bounds.size.width / 2, 20);
}

- (IBAction)shrinkBadge:(id)sender {
    self.badge.frame = CGRectMake(0, 0, self.view.bounds.size.width / 8, 20);
}

@end
