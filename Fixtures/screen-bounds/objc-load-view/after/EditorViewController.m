#import <UIKit/UIKit.h>

@interface EditorViewController : UIViewController
@end

@implementation EditorViewController

- (void)loadView {
    UIScrollView *canvas = [[UIScrollView alloc] initWithFrame:CGRectZero];
    UIView *footer = [[UIView alloc] initWithFrame:CGRectMake(0, 0, UIScreen.mainScreen.bounds.size.width, 50)];
    [canvas addSubview:footer];
    self.view = canvas;
}

@end
