#import <UIKit/UIKit.h>

@interface TraceViewController : UIViewController
@end

@implementation TraceViewController

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    [[UIApplication sharedApplication].keyWindow layoutIfNeeded]; // reframe:ignore:key-window
    [self.view.window setNeedsLayout]; // reframe:ignore:screen-bounds
}

@end
