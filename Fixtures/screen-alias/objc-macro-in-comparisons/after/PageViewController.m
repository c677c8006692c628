#import "Metrics.h"

@interface PageViewController : UIViewController
@property (nonatomic, strong) UIView *bar;
@end

@implementation PageViewController

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    BOOL full = self.view.bounds.size.height == SCREEN_HEIGHT;
    self.bar.hidden = full || IS_TALL || IS_SPLIT(self.view.window);
    self.bar.alpha = self.view.bounds.size.width < 375 ? 0.5 : 1;
}

- (void)keyboardWillShow:(NSNotification *)note {
    CGRect end = [note.userInfo[UIKeyboardFrameEndUserInfoKey] CGRectValue];
    self.bar.hidden = end.origin.y >= SCREEN_HEIGHT;
}

@end
