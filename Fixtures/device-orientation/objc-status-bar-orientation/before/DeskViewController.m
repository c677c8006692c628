#import <UIKit/UIKit.h>

@interface DeskViewController : UIViewController
@property (nonatomic, strong) UIView *bar;
@end

@implementation DeskViewController

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    CGFloat margin = UIInterfaceOrientationIsLandscape([UIApplication sharedApplication].statusBarOrientation) ? 44 : 15;
    if (UIInterfaceOrientationIsPortrait([[UIApplication sharedApplication] statusBarOrientation])) {
        margin += 4;
    }
    if (UIInterfaceOrientationIsLandscape(self.interfaceOrientation)) {
        margin += 8;
    }
    self.bar.frame = CGRectMake(margin, 0, 100, 20);
}

@end
