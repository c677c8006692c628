#import <UIKit/UIKit.h>

@interface AtlasViewController : UIViewController
@property (nonatomic) BOOL zoomed;
@end

@implementation AtlasViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(turned) name:UIDeviceOrientationDidChangeNotification object:nil];
}

- (void)viewWillTransitionToSize:(CGSize)size withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator {
    [super viewWillTransitionToSize:size withTransitionCoordinator:coordinator];
    if (!self.zoomed) {
        return;
    }
    self.title = @"";
}

- (void)turned {
}

@end
