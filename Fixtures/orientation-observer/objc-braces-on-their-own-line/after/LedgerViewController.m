#import <UIKit/UIKit.h>

@interface LedgerViewController : UIViewController
@end

@implementation LedgerViewController

- (void)viewDidLoad
{
	[super viewDidLoad];
}

- (void)viewWillTransitionToSize:(CGSize)size withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator
{
	[super viewWillTransitionToSize:size withTransitionCoordinator:coordinator];
	__weak typeof(self) weakSelf = self;
	[coordinator animateAlongsideTransition:nil completion:^(id<UIViewControllerTransitionCoordinatorContext> context) {
		[weakSelf turned];
	}];
}

- (void)turned
{
	[self.view setNeedsLayout];
}

@end
