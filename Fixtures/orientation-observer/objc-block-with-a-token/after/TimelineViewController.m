#import <UIKit/UIKit.h>

@interface TimelineViewController : UIViewController
@end

@interface TimelineViewController ()
@property (nonatomic, copy) NSString *filter;
@end

@implementation TimelineViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = @"Timeline";
}

- (void)viewWillTransitionToSize:(CGSize)size withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator {
    [super viewWillTransitionToSize:size withTransitionCoordinator:coordinator];
    __weak typeof(self) weakSelf = self;
    [coordinator animateAlongsideTransition:nil completion:^(id<UIViewControllerTransitionCoordinatorContext> context) {
        [weakSelf.view setNeedsLayout];
    }];
}

@end
