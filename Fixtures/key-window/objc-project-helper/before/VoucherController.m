#import "UIWindow+Current.h"

@interface VoucherController : UIViewController
@property (nonatomic, strong) UIView *seal;
@end

@implementation VoucherController

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    [[UIWindow rf_currentWindow] addSubview:self.seal];
}

@end

@interface Receipt : NSObject
@end

@implementation Receipt

- (BOOL)isOnScreen {
    return UIWindow.rf_currentWindow != nil;
}

@end
