#import <UIKit/UIKit.h>

@interface BoardViewController : UIViewController
@property (nonatomic, strong) UIView *board;
@end

@implementation BoardViewController

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    CGFloat width = 0;
#if DEBUG
    width = [UIScreen mainScreen].bounds.size.width - 20;
#else
    width = [UIScreen mainScreen].bounds.size.width;
#endif
#if TARGET_OS_TV
    width = [UIScreen mainScreen].bounds.size.width / 2;
#elif TARGET_OS_IOS
    width += [UIScreen mainScreen].bounds.size.width / 100;
#endif
#if 0
    width = [UIScreen mainScreen].bounds.size.width / 4;
#endif
    CGFloat height = 0;
    if (@available(iOS 13.0, *)) {
        height = self.view.bounds.size.height;
    } else {
        height = [UIScreen mainScreen].bounds.size.height;
    }
    if (@available(iOS 16.0, *)) {
        height += [UIScreen mainScreen].bounds.size.height / 100;
    }
    self.board.frame = CGRectMake(0, 0, width, height);
}

@end
