#import <UIKit/UIKit.h>

@interface ReportViewController : UIViewController
@end

@implementation ReportViewController

-(void) viewDidLoad {
	[super viewDidLoad];
	self.title = @"Report";
}

-(void) viewWillTransitionToSize:(CGSize)size withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator {
	[super viewWillTransitionToSize:size withTransitionCoordinator:coordinator];
	__weak typeof(self) weakSelf = self;
	[coordinator animateAlongsideTransition:nil completion:^(id<UIViewControllerTransitionCoordinatorContext> context) {
		[weakSelf turned];
	}];
}

- (void)turned {
    [self.view setNeedsLayout];
    [self close];
}

- (void)close {
    self.title = @"";
    self.view.hidden = YES;
}

@end
