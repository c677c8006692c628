#import <UIKit/UIKit.h>

@interface WelcomeViewController : UIViewController
@end

@implementation WelcomeViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    [UIApplication sharedApplication].keyWindow.tintColor = [UIColor redColor];
    [self early];
}

- (void)viewWillAppear:(BOOL)animated {
    [super viewWillAppear:animated];
    [[[UIApplication sharedApplication] keyWindow] endEditing:YES];
}

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    [self early];
    [self live];
}

- (void)viewDidDisappear:(BOOL)animated {
    [super viewDidDisappear:animated];
    [UIApplication sharedApplication].keyWindow.tintColor = [UIColor blackColor];
}

- (void)early {
    [[UIApplication sharedApplication].keyWindow layoutIfNeeded];
}

- (void)live {
    [self.view.window layoutIfNeeded];
}

- (void)whenever {
    [[UIApplication sharedApplication].keyWindow layoutIfNeeded];
}

@end
