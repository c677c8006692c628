#import "Metrics.h"

@interface PageViewController : UIViewController
@property (nonatomic, strong) UIView *bar;
@end

@implementation PageViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    [KEYWINDOW addSubview:self.bar];
}

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    [KEYWINDOW addSubview:self.bar];
    CGRect frame = [self.bar convertRect:self.bar.bounds toView:KEYWINDOW];
    self.bar.hidden = frame.size.width > KEYWINDOW.bounds.size.width;
}

- (void)show {
    [KEYWINDOW addSubview:self.bar];
}

+ (UIViewController *)top {
    return KEYWINDOW.rootViewController;
}

@end

@interface CurtainView : UIView
@end

@implementation CurtainView

- (void)fall {
    [KEYWINDOW addSubview:self];
}

@end
