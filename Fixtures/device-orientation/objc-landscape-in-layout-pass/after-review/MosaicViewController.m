#import <UIKit/UIKit.h>

@interface MosaicViewController : UIViewController
@property (nonatomic, strong) UIView *grid;
@property (nonatomic) BOOL compact;
@end

@implementation MosaicViewController

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    NSInteger columns = self.view.bounds.size.width > self.view.bounds.size.height ? 4 : 2;
    if (self.view.bounds.size.width <= self.view.bounds.size.height && columns > 1) {
        self.grid.hidden = YES;
    }
    self.compact = self.view.bounds.size.width <= self.view.bounds.size.height;
    [self layoutWide:self.view.bounds.size.width > self.view.bounds.size.height];
}

- (void)layoutWide:(BOOL)wide {
    self.grid.hidden = wide;
}

@end
