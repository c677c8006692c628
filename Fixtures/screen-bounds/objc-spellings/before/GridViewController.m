#import <UIKit/UIKit.h>

@interface GridViewController : UIViewController
@property (nonatomic, strong) UIView *grid;
@end

@implementation GridViewController

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    CGFloat width = [[UIScreen mainScreen] bounds].size.width;
    CGFloat height = UIScreen.mainScreen.bounds.size.height;
    CGSize size = [UIScreen mainScreen].bounds.size;
    CGFloat side = CGRectGetWidth([UIScreen mainScreen].bounds) / 3;
    self.grid.frame = CGRectInset([[UIScreen mainScreen] bounds], side, side);
    [self.grid setFrame:[[UIScreen mainScreen] bounds]];
    self.grid.center = CGPointMake(CGRectGetMidX(UIScreen.mainScreen.bounds), [UIScreen mainScreen].bounds.size.height / 2);
    NSLog(@"%@ %f %f %f", NSStringFromCGRect([UIScreen mainScreen].bounds), width, height, size.width);
}

@end
