#import <UIKit/UIKit.h>

@interface ThumbnailViewController : UIViewController
@end

@implementation ThumbnailViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    [self requestPixels:100 * [UIScreen mainScreen].scale];
}

- (IBAction)reload:(id)sender {
    [self requestPixels:100 * self.traitCollection.displayScale];
}

- (CGFloat)rounded:(CGFloat)value {
    return round(value * [UIScreen mainScreen].scale) / [[UIScreen mainScreen] scale];
}

- (void)requestPixels:(CGFloat)pixels {
}

@end
