#import <UIKit/UIKit.h>

@interface CanvasViewController : UIViewController
@end

@implementation CanvasViewController

- (void)loadView {
    self.view = [[UIView alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    self.view.backgroundColor = [UIColor whiteColor];
}

@end
