#import "StripController.h"

@implementation StripController

- (void)viewDidLoad {
    [super viewDidLoad];
    [self setUpViews];
}

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    [self arrangeStrip];
}

- (void)arrangeStrip {
    self.strip.frame = CGRectMake(0, 0, [UIScreen mainScreen].bounds.size.width, 40);
}

- (void)setUpViews {
}

@end
