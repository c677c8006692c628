#import <UIKit/UIKit.h>

@interface ReaderViewController : UIViewController
@end

@implementation ReaderViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(repaginate) name:UIDeviceOrientationDidChangeNotification object:nil];
}

- (void)viewWillTransitionToSize:(CGSize)size withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator {
    [super viewWillTransitionToSize:size withTransitionCoordinator:coordinator];
    self.title = @"";
}

- (void)repaginate {
}

@end
