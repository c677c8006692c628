#import <UIKit/UIKit.h>

@interface FocusViewController : UIViewController
@property (nonatomic, strong) UIView *shade;
@end

@implementation FocusViewController

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    UIApplication *app = [UIApplication sharedApplication];
    app.idleTimerDisabled = YES;
    [app.keyWindow addSubview:self.shade];
    [[app keyWindow] layoutIfNeeded];
}

- (void)viewWillDisappear:(BOOL)animated {
    [super viewWillDisappear:animated];
    UIApplication *application = UIApplication.sharedApplication;
    [application.windows.firstObject layoutIfNeeded];
}

@end
