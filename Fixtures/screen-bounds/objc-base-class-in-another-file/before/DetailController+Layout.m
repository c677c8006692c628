#import "DetailController+Layout.h"

@implementation DetailController (Layout)

- (void)layoutBanner {
    self.banner.frame = CGRectMake(0, 0, [UIScreen mainScreen].bounds.size.width, 60);
}

@end
