#import "PanelController.h"

@interface PanelController ()
@property (nonatomic, strong) UIView *strip;
@end

@implementation PanelController

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    self.strip.frame = CGRectMake(0, 0, UIScreen.mainScreen.bounds.size.width, 2);
}

@end
