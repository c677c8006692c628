#import "KnobViewController.h"

@interface KnobViewController (Rotation)
@end

@implementation KnobViewController (Rotation)

- (void)viewWillTransitionToSize:(CGSize)size withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator {
    [super viewWillTransitionToSize:size withTransitionCoordinator:coordinator];
    self.title = nil;
}

@end
