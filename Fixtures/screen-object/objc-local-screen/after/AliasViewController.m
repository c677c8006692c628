#import <UIKit/UIKit.h>

@interface AliasViewController : UIViewController
@end

@implementation AliasViewController

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    self.view.window.windowScene.screen.brightness = 1;
    [self.view.window.windowScene.screen setWantsSoftwareDimming:YES];
}

@end
