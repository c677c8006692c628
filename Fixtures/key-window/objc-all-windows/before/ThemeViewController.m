#import <UIKit/UIKit.h>

@interface ThemeViewController : UIViewController
@end

@implementation ThemeViewController

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    for (UIWindow *window in [UIApplication sharedApplication].windows) {
        window.tintColor = [UIColor redColor];
    }
    [[[UIApplication sharedApplication] windows] enumerateObjectsUsingBlock:^(UIWindow *window, NSUInteger index, BOOL *stop) {
        window.tintColor = [UIColor redColor];
    }];
    [UIApplication.sharedApplication.windows makeObjectsPerformSelector:@selector(layoutIfNeeded)];
    self.title = [NSString stringWithFormat:@"%lu", (unsigned long)[UIApplication sharedApplication].windows.count];
}

@end
