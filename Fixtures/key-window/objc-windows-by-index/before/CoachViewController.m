#import <UIKit/UIKit.h>

@interface CoachViewController : UIViewController
@property (nonatomic, strong) UIView *mark;
@end

@implementation CoachViewController

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    [[UIApplication sharedApplication].windows[0] addSubview:self.mark];
    UIWindow *window = [[UIApplication sharedApplication].windows objectAtIndex:0];
    self.mark.center = window.center;
    [[[UIApplication sharedApplication].windows lastObject] addSubview:self.mark];
    UIWindow *front = UIApplication.sharedApplication.windows.lastObject;
    front.tintColor = [UIColor redColor];
}

@end
