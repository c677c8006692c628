#import "DialViewController.h"

@interface DialViewController (Rotation)
@end

@implementation DialViewController (Rotation)

- (void)viewWillTransitionToSize:(CGSize)size withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator {
    [super viewWillTransitionToSize:size withTransitionCoordinator:coordinator];
    self.title = nil;
}

@end
