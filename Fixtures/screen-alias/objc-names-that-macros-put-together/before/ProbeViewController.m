#import "Metrics.h"

@interface ProbeViewController : UIViewController
@property (nonatomic, strong) UIView *probe;
@end

@implementation ProbeViewController

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    self.probe.frame = CGRectMake(0, 0, WIDTH_OF(PHONE), 10);
    self.probe.alpha = JOIN(ROOM, _DEPTH);
    self.title = TEXT_OF(SHEET_WIDTH);
}

@end
