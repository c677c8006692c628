#import <UIKit/UIKit.h>

@interface PagerViewController : UIViewController
@end

@implementation PagerViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(snap) name:UIDeviceOrientationDidChangeNotification object:nil];
}

- (void)viewWillTransitionToSize:(CGSize)size withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator {
    self.title = @"";
    [super viewWillTransitionToSize:size withTransitionCoordinator:coordinator];
}

- (void)snap {
}

@end
