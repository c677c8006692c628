#import <UIKit/UIKit.h>

@interface RatingViewController : UIViewController
@end

@implementation RatingViewController

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    UIWindowScene *scene = self.view.window.windowScene;
    [scene.windows.firstObject layoutIfNeeded];
    UIWindow *window = self.view.window;
    window.tintColor = [UIColor redColor];
    if ([UIApplication sharedApplication].connectedScenes.count > 1) {
        self.title = @"several";
    }
}

@end
