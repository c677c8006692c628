#import <UIKit/UIKit.h>

@interface PageViewController : UIViewController
@end

@interface ChartPageViewController : PageViewController
@property (nonatomic, strong) UIView *legend;
@end

@implementation PageViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(rotated) name:UIDeviceOrientationDidChangeNotification object:nil];
}

- (void)rotated {
    // for subclasses
}

@end

@implementation ChartPageViewController

- (void)rotated {
    self.legend.hidden = NO;
}

@end
