#import "WheelViewController.h"

@interface WheelViewController (Loading)
@end

@implementation WheelViewController (Loading)

- (void)viewDidLoad {
    [super viewDidLoad];
}

@end
