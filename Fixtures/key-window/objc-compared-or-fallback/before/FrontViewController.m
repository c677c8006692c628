#import <UIKit/UIKit.h>

@interface FrontViewController : UIViewController
@end

@implementation FrontViewController

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    BOOL isFront = self.view.window == [UIApplication sharedApplication].keyWindow;
    UIWindow *host = self.view.window ?: [[UIApplication sharedApplication].windows firstObject];
    host.hidden = !isFront;
}

@end
