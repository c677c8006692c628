#import <UIKit/UIKit.h>

@interface QuietViewController : UIViewController
@property (nonatomic, strong) UIView *box;
@end

@implementation QuietViewController

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    self.box.frame = [UIScreen mainScreen].bounds; // reframe:ignore
    // reframe:ignore:screen-bounds
    self.box.frame = [UIScreen mainScreen].bounds;
    self.box.frame = [UIScreen mainScreen].bounds; /* reframe:ignore:screen-bounds */
    self.box.frame = self.view.bounds; // reframe:ignore:key-window
}

@end
