#import <UIKit/UIKit.h>

@interface OfferCell : UITableViewCell
@property (nonatomic, strong) UIButton *button;
- (void)wire;
@end

@implementation OfferCell

- (void)wire {
    [self.button addTarget:self action:@selector(buy:) forControlEvents:UIControlEventTouchUpInside];
}

- (void)buy:(UIButton *)sender {
    UIViewController *root = self.window.rootViewController;
    [root presentViewController:[[UIAlertController alloc] init] animated:YES completion:nil];
}

@end
