#import <UIKit/UIKit.h>

@interface MapViewController : UIViewController
@end

@implementation MapViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = @"Map";
}

- (void)rotated:(NSNotification *)note {
    // [self.view setNeedsLayout];
}

@end
