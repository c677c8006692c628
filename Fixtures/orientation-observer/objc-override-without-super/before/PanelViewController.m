#import <UIKit/UIKit.h>

@interface PanelViewController : UIViewController
@end

@implementation PanelViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(turned) name:UIDeviceOrientationDidChangeNotification object:nil];
}

- (void)viewWillTransitionToSize:(CGSize)size withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator {
    self.title = @"";
}

- (void)turned {
    [self.view setNeedsLayout];
}

@end
