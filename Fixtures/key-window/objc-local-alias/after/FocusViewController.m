#import <UIKit/UIKit.h>

@interface FocusViewController : UIViewController
@property (nonatomic, strong) UIView *shade;
@end

@implementation FocusViewController

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    UIApplication *app = [UIApplication sharedApplication];
    app.idleTimerDisabled = YES;
    [self.view.window addSubview:self.shade];
    [self.view.window layoutIfNeeded];
}

- (void)viewWillDisappear:(BOOL)animated {
    [super viewWillDisappear:animated];
    [self.view.window layoutIfNeeded];
}

@end
