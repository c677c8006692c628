#import <UIKit/UIKit.h>

@interface PixelViewController : UIViewController
@end

@implementation PixelViewController

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    CGFloat pixels = [UIScreen mainScreen].bounds.size.width * [UIScreen mainScreen].scale;
    NSLog(@"%f", pixels);
}

@end
