#import <UIKit/UIKit.h>

@interface IntroViewController : UIViewController
@end

@implementation IntroViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.view.hidden = self.view.bounds.size.width > self.view.bounds.size.height;
}

@end
