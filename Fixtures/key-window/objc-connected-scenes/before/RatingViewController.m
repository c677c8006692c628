#import <UIKit/UIKit.h>

@interface RatingViewController : UIViewController
@end

@implementation RatingViewController

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    UIWindowScene *scene = (UIWindowScene *)[UIApplication sharedApplication].connectedScenes.anyObject;
    [scene.windows.firstObject layoutIfNeeded];
    UIWindow *window = ((UIWindowScene *)[[[UIApplication sharedApplication] connectedScenes] allObjects].firstObject).windows.firstObject;
    window.tintColor = [UIColor redColor];
    if ([UIApplication sharedApplication].connectedScenes.count > 1) {
        self.title = @"several";
    }
}

@end
