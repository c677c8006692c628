#import <UIKit/UIKit.h>

@interface CoachViewController : UIViewController
@property (nonatomic, strong) UIView *mark;
@end

@implementation CoachViewController

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    [self.view.window addSubview:self.mark];
    UIWindow *window = self.view.window;
    self.mark.center = window.center;
    [[[UIApplication sharedApplication].windows lastObject] addSubview:self.mark];
    UIWindow *front = UIApplication.sharedApplication.windows.lastObject;
    front.tintColor = [UIColor redColor];
}

@end
