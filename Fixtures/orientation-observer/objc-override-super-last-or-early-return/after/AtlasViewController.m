#import <UIKit/UIKit.h>

@interface AtlasViewController : UIViewController
@property (nonatomic) BOOL zoomed;
@end

@implementation AtlasViewController

- (void)viewDidLoad {
    [super viewDidLoad];
}

- (void)viewWillTransitionToSize:(CGSize)size withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator {
    [super viewWillTransitionToSize:size withTransitionCoordinator:coordinator];
    __weak typeof(self) weakSelf = self;
    [coordinator animateAlongsideTransition:nil completion:^(id<UIViewControllerTransitionCoordinatorContext> context) {
        [weakSelf turned];
    }];
    if (!self.zoomed) {
        return;
    }
    self.title = @"";
}

- (void)turned {
}

@end
