#import <UIKit/UIKit.h>

@interface GridViewController : UIViewController
@property (nonatomic, strong) UIView *grid;
@end

@implementation GridViewController

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    CGFloat width = self.view.bounds.size.width;
    CGFloat height = self.view.bounds.size.height;
    CGSize size = self.view.bounds.size;
    CGFloat side = CGRectGetWidth(self.view.bounds) / 3;
    self.grid.frame = CGRectInset(self.view.bounds, side, side);
    [self.grid setFrame:self.view.bounds];
    self.grid.center = CGPointMake(CGRectGetMidX(self.view.bounds), self.view.bounds.size.height / 2);
    NSLog(@"%@ %f %f %f", NSStringFromCGRect(self.view.bounds), width, height, size.width);
}

@end
