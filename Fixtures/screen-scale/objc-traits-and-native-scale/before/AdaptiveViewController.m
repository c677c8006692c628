#import <UIKit/UIKit.h>

@interface AdaptiveViewController : UIViewController
@property (nonatomic, strong) UIView *surface;
@end

@implementation AdaptiveViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.surface.hidden = [UIScreen mainScreen].traitCollection.horizontalSizeClass == UIUserInterfaceSizeClassCompact;
}

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    self.surface.hidden = [[UIScreen mainScreen] traitCollection].verticalSizeClass == UIUserInterfaceSizeClassCompact;
    CGFloat pixels = self.surface.bounds.size.width * [UIScreen mainScreen].nativeScale;
    self.surface.tag = pixels;
}

@end

@interface StyleModel : NSObject
@end

@implementation StyleModel

- (BOOL)isDark {
    return [UIScreen mainScreen].traitCollection.userInterfaceStyle == UIUserInterfaceStyleDark;
}

@end
