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
    [self.view.window addSubview:self.bar];
    CGRect frame = [self.bar convertRect:self.bar.bounds toView:self.view.window];
    self.bar.hidden = frame.size.width > self.view.window.bounds.size.width;
}

- (void)show {
    [self.view.window addSubview:self.bar];
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
