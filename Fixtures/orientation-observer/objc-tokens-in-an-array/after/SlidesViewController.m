#import <UIKit/UIKit.h>

@interface SlidesViewController : UIViewController
@property (nonatomic, strong) NSMutableArray *tokens;
@end

@implementation SlidesViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.tokens = [NSMutableArray array];
    __weak typeof(self) weakSelf = self;
    weakSelf.title = @"Slides";
}

- (void)viewWillTransitionToSize:(CGSize)size withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator {
    [super viewWillTransitionToSize:size withTransitionCoordinator:coordinator];
    __weak typeof(self) weakSelf = self;
    [coordinator animateAlongsideTransition:nil completion:^(id<UIViewControllerTransitionCoordinatorContext> context) {
        [weakSelf fit];
    }];
    [coordinator animateAlongsideTransition:nil completion:^(id<UIViewControllerTransitionCoordinatorContext> context) {
        [weakSelf.view setNeedsLayout];
    }];
}

- (void)fit {
    self.title = @"Slide";
}

@end
