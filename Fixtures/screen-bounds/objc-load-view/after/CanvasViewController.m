#import <UIKit/UIKit.h>

@interface CanvasViewController : UIViewController
@end

@implementation CanvasViewController

- (void)loadView {
    self.view = [[UIView alloc] initWithFrame:CGRectZero];
    self.view.backgroundColor = [UIColor whiteColor];
}

@end
