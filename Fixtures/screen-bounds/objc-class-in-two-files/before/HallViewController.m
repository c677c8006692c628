#import "HallViewController.h"

@implementation HallViewController

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    self.veil.frame = CGRectMake(0, 0, [UIScreen mainScreen].bounds.size.width, 40);
    self.floor.frame = CGRectMake(0, 40, [UIScreen mainScreen].bounds.size.width, 40);
}

@end

@implementation HallCell

- (void)layoutSubviews {
    [super layoutSubviews];
    self.name.frame = CGRectMake(12, 0, [UIScreen mainScreen].bounds.size.width - 60, 30);
}

@end
