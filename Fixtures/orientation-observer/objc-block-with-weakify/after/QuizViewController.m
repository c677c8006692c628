#import <UIKit/UIKit.h>
#import "WeakStrong.h"

@interface QuizViewController : UIViewController
@end

@implementation QuizViewController

- (void)viewDidLoad {
    [super viewDidLoad];
}

- (void)viewWillTransitionToSize:(CGSize)size withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator {
    [super viewWillTransitionToSize:size withTransitionCoordinator:coordinator];
    @weakify(self)
    [coordinator animateAlongsideTransition:nil completion:^(id<UIViewControllerTransitionCoordinatorContext> context) {
        @strongify(self)
        [self layoutAnswers];
    }];
}

- (void)layoutAnswers {
    [self.view setNeedsLayout];
}

@end
