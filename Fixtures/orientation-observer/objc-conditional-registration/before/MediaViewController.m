#import <UIKit/UIKit.h>

@interface MediaViewController : UIViewController
@end

@implementation MediaViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    if (@available(iOS 16.0, *)) {
        [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(turned) name:@"MediaTurned" object:nil];
    } else {
        [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(turned) name:UIDeviceOrientationDidChangeNotification object:nil];
    }
}

- (void)turned {
    [self.view setNeedsLayout];
}

@end
