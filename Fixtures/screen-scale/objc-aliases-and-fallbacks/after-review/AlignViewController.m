#import <UIKit/UIKit.h>

@interface AlignViewController : UIViewController
@property (nonatomic, strong) UIView *box;
@end

@implementation AlignViewController

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    CGFloat scale = self.traitCollection.displayScale;
    CGFloat x = round(self.box.frame.origin.x * scale) / scale;
    self.box.frame = CGRectMake(x, 0, 10, 1 / self.traitCollection.displayScale);
}

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    CGFloat scale = self.traitCollection.displayScale;
    if (scale == 0) {
        scale = self.view.window.windowScene.screen.scale;
    }
    self.box.alpha = scale;
}

@end
