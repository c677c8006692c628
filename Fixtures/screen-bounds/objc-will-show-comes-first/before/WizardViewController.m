#import <UIKit/UIKit.h>

@interface WizardViewController : UIViewController <UINavigationControllerDelegate>
@property (nonatomic, strong) UIView *progress;
@end

@implementation WizardViewController

- (void)navigationController:(UINavigationController *)navigationController willShowViewController:(UIViewController *)controller animated:(BOOL)animated {
    self.progress.frame = CGRectMake(0, 0, [UIScreen mainScreen].bounds.size.width / 3, 2);
}

- (void)navigationController:(UINavigationController *)navigationController didShowViewController:(UIViewController *)controller animated:(BOOL)animated {
    self.progress.frame = CGRectMake(0, 0, [UIScreen mainScreen].bounds.size.width / 2, 2);
}

@end
