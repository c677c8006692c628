#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@interface FeedViewController : UIViewController
- (void)orientationChanged:(NSNotification *)note;
@end

NS_ASSUME_NONNULL_END

@implementation FeedViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(orientationChanged:) name:UIDeviceOrientationDidChangeNotification object:nil];
}

- (void)orientationChanged:(NSNotification *)note {
    [self.view setNeedsLayout];
}

@end
