#import "DetailController+Layout.h"

@implementation DetailController (Layout)

- (void)layoutBanner {
    self.banner.frame = CGRectMake(0, 0, self.view.bounds.size.width, 60);
}

@end
