#import <UIKit/UIKit.h>

@interface PixelViewController : UIViewController
@end

@implementation PixelViewController

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    CGFloat pixels = self.view.bounds.size.width * self.traitCollection.displayScale;
    NSLog(@"%f", pixels);
}

@end
