#import <UIKit/UIKit.h>

@interface HelpSheetViewController : UIViewController
@property (nonatomic, strong) UIView *banner;
@end

@implementation HelpSheetViewController

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    [self.view.widthAnchor constraintEqualToConstant:[UIScreen mainScreen].bounds.size.width].active = YES;
    [self.banner.widthAnchor constraintEqualToConstant:self.view.bounds.size.width - 32].active = YES;
    CGFloat height = MIN(420, [UIScreen mainScreen].bounds.size.height - 88);
    self.preferredContentSize = CGSizeMake(320, height);
    CGRect frame = [UIScreen mainScreen].bounds;
    frame.origin.y = 20;
    self.view.frame = frame;
}

@end
