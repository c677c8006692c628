#import <UIKit/UIKit.h>

@interface LobbyViewController : UIViewController
@end

@implementation LobbyViewController

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    UIWindow *window = nil;
    if (@available(iOS 13.0, *)) {
        window = self.view.window;
    } else {
        window = [UIApplication sharedApplication].keyWindow;
    }
#if TARGET_OS_TV
    window = [UIApplication sharedApplication].keyWindow;
#endif
    [window endEditing:YES];
}

@end
