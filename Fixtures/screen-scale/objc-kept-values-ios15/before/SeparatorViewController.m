#import <UIKit/UIKit.h>

@interface SeparatorViewController : UIViewController {
    CGFloat _pixel;
}
@property (nonatomic, strong) UIView *icon;
@property (nonatomic, strong) NSLayoutConstraint *separatorHeight;
@end

@implementation SeparatorViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.separatorHeight.constant = 1 / [UIScreen mainScreen].scale;
    _pixel = 1 / [[UIScreen mainScreen] scale];
    self.icon.layer.shouldRasterize = YES;
    self.icon.layer.rasterizationScale = [UIScreen mainScreen].scale;
}

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    [self.icon.layer setContentsScale:UIScreen.mainScreen.scale];
    self.icon.layer.borderWidth = _pixel / [UIScreen mainScreen].scale;
}

@end
