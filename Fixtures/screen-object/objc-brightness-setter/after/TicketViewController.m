#import <UIKit/UIKit.h>

@interface TicketViewController : UIViewController
@end

@implementation TicketViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    [UIScreen mainScreen].brightness = 0.9;
}

- (void)viewWillAppear:(BOOL)animated {
    [super viewWillAppear:animated];
    [[UIScreen mainScreen] setBrightness:1];
}

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    self.view.window.windowScene.screen.brightness = 1;
    [self.view.window.windowScene.screen setWantsSoftwareDimming:YES];
}

- (void)dim {
    [[UIScreen mainScreen] setBrightness:0.2];
}

@end

@interface DimmerCell : UITableViewCell
@end

@implementation DimmerCell

- (void)layoutSubviews {
    [super layoutSubviews];
    self.window.windowScene.screen.brightness = 0.5;
}

@end
