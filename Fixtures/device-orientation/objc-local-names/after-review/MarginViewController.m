#import <UIKit/UIKit.h>

@interface MarginViewController : UIViewController
@end

@implementation MarginViewController

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    UIInterfaceOrientation orientation = [UIApplication sharedApplication].statusBarOrientation;
    CGFloat margin = UIInterfaceOrientationIsLandscape(orientation) ? 40 : 20;
    self.view.alpha = UIInterfaceOrientationIsPortrait(orientation) ? 1 : margin / 100;
}

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    UIDevice *device = [UIDevice currentDevice];
    self.view.hidden = self.view.bounds.size.width > self.view.bounds.size.height;
    self.title = device.isGeneratingDeviceOrientationNotifications ? @"on" : @"off";
}

@end
