#import <UIKit/UIKit.h>

@interface MenuViewController : UIViewController
@property (nonatomic) CGFloat spacing;
@end

@implementation MenuViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.spacing = [UIScreen mainScreen].bounds.size.width <= 320 ? 4 : 8;
}

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    if ([[UIScreen mainScreen] bounds].size.height == 568.0) {
        self.spacing = 2;
    }
    if (MAX([UIScreen mainScreen].bounds.size.width, [UIScreen mainScreen].bounds.size.height) == 812) {
        self.spacing = 12;
    }
    if ([UIScreen mainScreen].nativeBounds.size.height == 2436) {
        self.spacing = 12;
    }
    if (CGSizeEqualToSize(CGSizeMake(1125, 2436), [[UIScreen mainScreen] nativeBounds].size)) {
        self.spacing = 12;
    }
}

@end
