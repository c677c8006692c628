#import <UIKit/UIKit.h>

@interface MosaicViewController : UIViewController
@property (nonatomic, strong) UIView *grid;
@property (nonatomic) BOOL compact;
@end

@implementation MosaicViewController

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    NSInteger columns = UIDeviceOrientationIsLandscape([UIDevice currentDevice].orientation) ? 4 : 2;
    if (UIDeviceOrientationIsPortrait([[UIDevice currentDevice] orientation]) && columns > 1) {
        self.grid.hidden = YES;
    }
    self.compact = !UIDeviceOrientationIsLandscape(UIDevice.currentDevice.orientation);
    [self layoutWide:UIDeviceOrientationIsLandscape([UIDevice currentDevice].orientation)];
}

- (void)layoutWide:(BOOL)wide {
    self.grid.hidden = wide;
}

@end
