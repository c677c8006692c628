#import <UIKit/UIKit.h>

@interface HintViewController : UIViewController
@end

@implementation HintViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    __block id token = [[NSNotificationCenter defaultCenter] addObserverForName:UIDeviceOrientationDidChangeNotification object:nil queue:nil usingBlock:^(NSNotification *note) {
        [[NSNotificationCenter defaultCenter] removeObserver:token];
        NSLog(@"turned once");
    }];
}

@end
