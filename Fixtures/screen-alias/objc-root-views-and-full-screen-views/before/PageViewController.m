#import "Metrics.h"

@interface PageViewController : UIViewController
@end

@implementation PageViewController

- (void)loadView {
    UIView *bar = [[UIView alloc] initWithFrame:CGRectMake(0, 0, SCREEN_WIDTH, 44)];
    self.view = [[UIView alloc] initWithFrame:FULL];
    [self.view addSubview:bar];
}

@end

@interface CurtainView : UIView
@end

@implementation CurtainView

- (instancetype)init {
    self = [super initWithFrame:FULL];
    return self;
}

@end
