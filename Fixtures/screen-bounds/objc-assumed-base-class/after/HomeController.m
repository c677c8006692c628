#import "FrameworkController.h"

@interface HomeController : FrameworkController
@property (nonatomic, strong) UIView *feed;
@end

@implementation HomeController

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    self.feed.frame = self.view.bounds;
}

@end
