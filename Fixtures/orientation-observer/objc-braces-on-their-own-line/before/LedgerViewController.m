#import <UIKit/UIKit.h>

@interface LedgerViewController : UIViewController
@end

@implementation LedgerViewController

- (void)viewDidLoad
{
	[super viewDidLoad];
	[[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(turned) name:UIDeviceOrientationDidChangeNotification object:nil];
}

- (void)turned
{
	[self.view setNeedsLayout];
}

@end
