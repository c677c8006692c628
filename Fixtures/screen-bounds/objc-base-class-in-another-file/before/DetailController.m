#import "DetailController.h"
#import "DetailController+Layout.h"

@implementation DetailController

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    [self layoutBanner];
}

@end
