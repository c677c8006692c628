#import <UIKit/UIKit.h>

@interface DeskViewController : UIViewController
@property (nonatomic, strong) UIView *bar;
@end

@implementation DeskViewController

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    CGFloat margin = self.view.bounds.size.width > self.view.bounds.size.height ? 44 : 15;
    if (self.view.bounds.size.width <= self.view.bounds.size.height) {
        margin += 4;
    }
    if (self.view.bounds.size.width > self.view.bounds.size.height) {
        margin += 8;
    }
    self.bar.frame = CGRectMake(margin, 0, 100, 20);
}

@end
