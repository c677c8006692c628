#import "HomeController.h"

@implementation HomeController

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    self.banner.frame = CGRectMake(0, 0, [UIScreen mainScreen].bounds.size.width, 60);
}

@end
