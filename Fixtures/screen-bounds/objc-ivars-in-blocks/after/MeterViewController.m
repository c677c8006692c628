#import <UIKit/UIKit.h>

@interface MeterViewController : UIViewController {
    UIView *_needle;
}
@end

@implementation MeterViewController

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    dispatch_async(dispatch_get_main_queue(), ^{
        self->_needle.center = CGPointMake(self.view.bounds.size.width / 2, 0);
    });
    dispatch_async(dispatch_get_main_queue(), ^{
        _needle.alpha = self.view.bounds.size.width / 1000;
    });
}

@end
