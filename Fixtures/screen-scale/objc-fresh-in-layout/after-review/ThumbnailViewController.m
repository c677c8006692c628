#import <UIKit/UIKit.h>

@interface ThumbnailViewController : UIViewController
@end

@implementation ThumbnailViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    [self requestPixels:100 * self.traitCollection.displayScale];
}

- (IBAction)reload:(id)sender {
    [self requestPixels:100 * self.traitCollection.displayScale];
}

- (CGFloat)rounded:(CGFloat)value {
    return round(value * self.traitCollection.displayScale) / self.traitCollection.displayScale;
}

- (void)requestPixels:(CGFloat)pixels {
}

@end
