#import <UIKit/UIKit.h>

@interface Desk : NSObject
@property (class, nonatomic, readonly) Desk *sharedApplication;
@property (nonatomic, strong) UIWindow *keyWindow;
@property (nonatomic, copy) NSArray<UIWindow *> *windows;
@end

@interface DeskViewController : UIViewController
@property (nonatomic, strong) Desk *desk;
@end

@implementation DeskViewController

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    [self.desk.keyWindow layoutIfNeeded];
    [[[Desk sharedApplication] keyWindow] layoutIfNeeded];
    [self.desk.windows.firstObject layoutIfNeeded];
    [self.view.window.windowScene.keyWindow layoutIfNeeded];
    NSLog(@"[UIApplication sharedApplication].keyWindow"); // UIApplication.sharedApplication.keyWindow
}

@end
