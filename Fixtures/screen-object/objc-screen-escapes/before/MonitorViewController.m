#import <UIKit/UIKit.h>

CGFloat ThumbnailWidth(UIScreen *screen);

@interface MonitorViewController : UIViewController
@property (nonatomic, copy) NSArray<UIScreen *> *monitors;
@property (nonatomic, strong) UIWindow *extra;
@end

@implementation MonitorViewController

- (UIScreen *)monitor {
    return [UIScreen mainScreen];
}

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    self.monitors = @[UIScreen.mainScreen];
    self.title = self.view.window.screen == [UIScreen mainScreen] ? @"main" : @"other";
    self.extra.screen = [UIScreen mainScreen];
    NSLog(@"%f", ThumbnailWidth([UIScreen mainScreen]));
}

@end
