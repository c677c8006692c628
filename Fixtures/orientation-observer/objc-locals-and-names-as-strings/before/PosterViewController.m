#import <UIKit/UIKit.h>

@interface PosterViewController : UIViewController
@end

@implementation PosterViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    UIView *badge = [UIView new];
    [[NSNotificationCenter defaultCenter] addObserverForName:UIDeviceOrientationDidChangeNotification object:nil queue:nil usingBlock:^(NSNotification *note) {
        [badge setNeedsLayout];
    }];
}

@end
