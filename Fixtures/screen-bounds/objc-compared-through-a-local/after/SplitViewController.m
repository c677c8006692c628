#import <UIKit/UIKit.h>

@interface SplitViewController : UIViewController
@property (nonatomic) BOOL isSplit;
@property (nonatomic, strong) UIView *caption;
@property (nonatomic, strong) UIView *footer;
@end

@implementation SplitViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(keyboardMoves:) name:UIKeyboardWillShowNotification object:nil];
}

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    CGFloat screenWidth = [UIScreen mainScreen].bounds.size.width;
    self.isSplit = self.view.frame.size.width < screenWidth;
    CGFloat room = self.view.bounds.size.height - 40;
    self.caption.hidden = self.caption.frame.size.height > room;
}

- (void)keyboardMoves:(NSNotification *)note {
    NSValue *target = [note.userInfo objectForKey:UIKeyboardFrameEndUserInfoKey];
    CGFloat upperEdge = [target CGRectValue].origin.y;
    self.footer.hidden = upperEdge >= [UIScreen mainScreen].bounds.size.height;
    CGFloat screenHeight = [UIScreen mainScreen].bounds.size.height;
    self.footer.center = CGPointMake(0, screenHeight - upperEdge);
}

@end
