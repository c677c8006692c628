#import <UIKit/UIKit.h>

@interface CartViewController : UIViewController
@end

@implementation CartViewController

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    UIWindow *key = [[UIApplication sharedApplication].windows filteredArrayUsingPredicate:[NSPredicate predicateWithFormat:@"isKeyWindow == YES"]].firstObject;
    [key endEditing:YES];
}

@end
