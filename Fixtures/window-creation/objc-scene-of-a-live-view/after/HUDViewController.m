#import <UIKit/UIKit.h>

@interface HUDViewController : UIViewController
@property (nonatomic, strong) UIWindow *overlay;
@end

@implementation HUDViewController

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    UIWindowScene *scene = self.view.window.windowScene;
    if (!scene) { return; }
    self.overlay = [[UIWindow alloc] initWithWindowScene:scene];
    self.overlay.hidden = NO;
}

- (void)viewWillDisappear:(BOOL)animated {
    [super viewWillDisappear:animated];
    self.overlay = [[UIWindow alloc] initWithFrame:self.view.window.bounds];
    self.overlay.hidden = YES;
}

@end
