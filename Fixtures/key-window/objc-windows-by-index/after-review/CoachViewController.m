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
    [self.view.window addSubview:self.mark];
    UIWindow *front = self.view.window;
    front.tintColor = [UIColor redColor];
}

@end
