#import <UIKit/UIKit.h>

@interface ComposeViewController : UIViewController
@end

@implementation ComposeViewController

- (void)keyboardWillShow:(NSNotification *)note {
    CGRect frame = [note.userInfo[UIKeyboardFrameEndUserInfoKey] CGRectValue];
    CGRect local = [self.view convertRect:frame fromCoordinateSpace:[UIScreen mainScreen].coordinateSpace];
    self.view.layoutMargins = UIEdgeInsetsMake(0, 0, local.size.height, 0);
}

@end
