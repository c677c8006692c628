#import <UIKit/UIKit.h>
#include <vector>

@interface MixViewController : UIViewController
@end

@implementation MixViewController {
    std::vector<CGFloat> _columns;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    _columns = { 1, 2 };
    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(turned) name:UIDeviceOrientationDidChangeNotification object:nil];
}

- (void)turned {
    _columns = { 3 };
}

@end
