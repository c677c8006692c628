#import <UIKit/UIKit.h>

@interface ChatViewController : UIViewController
@property (nonatomic, strong) UIView *input;
@end

@implementation ChatViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(keyboardWillMove:) name:UIKeyboardWillChangeFrameNotification object:nil];
}

- (void)keyboardWillMove:(NSNotification *)note {
    CGRect end = [note.userInfo[UIKeyboardFrameEndUserInfoKey] CGRectValue];
    CGFloat overlap = [UIScreen mainScreen].bounds.size.height - end.origin.y;
    BOOL isHidden = CGRectGetMinY(end) >= CGRectGetMaxY([UIScreen mainScreen].bounds);
    self.input.center = CGPointMake(0, isHidden ? 0 : overlap);
}

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    self.input.accessibilityFrame = CGRectMake(0, 0, [UIScreen mainScreen].bounds.size.width, 60);
}

@end
