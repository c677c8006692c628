#import <UIKit/UIKit.h>

@interface InputViewController : UIViewController
@property (nonatomic) CGFloat inset;
@end

@implementation InputViewController

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(keyboardWillChange:) name:UIKeyboardWillChangeFrameNotification object:nil];
}

- (void)keyboardWillChange:(NSNotification *)note {
    UIView *host = [UIApplication sharedApplication].windows.lastObject.subviews.firstObject;
    self.inset = host.subviews.firstObject.frame.size.height;
}

@end
