#import <UIKit/UIKit.h>

@interface ReelViewController : UIViewController
@end

@implementation ReelViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    __weak typeof(self) _self = self;
    [self load:^{
        __strong typeof(_self) self = _self;
        self.title = @"Reel";
    }];
}

- (void)viewWillTransitionToSize:(CGSize)size withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator {
    [super viewWillTransitionToSize:size withTransitionCoordinator:coordinator];
    __weak typeof(self) _self = self;
    [coordinator animateAlongsideTransition:nil completion:^(id<UIViewControllerTransitionCoordinatorContext> context) {
        __strong typeof(_self) self = _self;
        if (!self) return;
        [self.view setNeedsLayout];
    }];
}

- (void)load:(void (^)(void))done {
    done();
}

@end
