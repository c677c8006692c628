#import <UIKit/UIKit.h>

@interface AliasViewController : UIViewController
@end

@implementation AliasViewController

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    UIScreen *screen = [UIScreen mainScreen];
    screen.brightness = 1;
    [screen setWantsSoftwareDimming:YES];
}

@end
