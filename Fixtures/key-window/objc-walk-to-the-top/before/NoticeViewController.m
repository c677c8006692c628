#import <UIKit/UIKit.h>

@interface NoticeViewController : UIViewController
@end

@implementation NoticeViewController

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    UIViewController *top = [[[UIApplication sharedApplication] keyWindow] rootViewController];
    while (top.presentedViewController) {
        top = top.presentedViewController;
    }
    [top presentViewController:[[UIAlertController alloc] init] animated:YES completion:nil];
}

@end
