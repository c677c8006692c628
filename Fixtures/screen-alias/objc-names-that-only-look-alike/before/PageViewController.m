#import "Metrics.h"

@interface PageViewController : UIViewController
@property (nonatomic, strong) UIView *bar;
@end

@implementation PageViewController

- (CGFloat)SCREEN_WIDTH_OF:(NSString *)name {
    return [name isEqualToString:@"SCREEN_WIDTH"] ? SCREEN_WIDTH_MAX : 0;
}

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    self.bar.frame = CGRectMake(0, 0, /* not SCREEN_WIDTH_MAX */ SCREEN_WIDTH, 44);
}

@end
