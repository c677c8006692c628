#import <UIKit/UIKit.h>

@interface ReportViewController : UIViewController
@end

@implementation ReportViewController

-(void) viewDidLoad {
	[super viewDidLoad];
	[[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(turned) name:UIApplicationDidChangeStatusBarOrientationNotification object:nil];
	self.title = @"Report";
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
