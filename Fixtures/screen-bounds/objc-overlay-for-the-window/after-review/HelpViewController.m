#import <UIKit/UIKit.h>

@interface HelpViewController : UIViewController
@property (nonatomic, strong) UIView *veil;
@property (nonatomic, strong) UIView *board;
@end

@implementation HelpViewController

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    if (!self.veil) {
        CGRect bounds = [UIScreen mainScreen].bounds;
        self.veil = [[UIView alloc] initWithFrame:bounds];
    }
    [self.view.window addSubview:self.veil];
}

- (void)cover {
    self.board.frame = UIScreen.mainScreen.bounds;
    [self.view.window addSubview:self.board];
}

@end
