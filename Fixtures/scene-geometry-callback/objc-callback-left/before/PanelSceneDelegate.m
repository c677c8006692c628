#import <UIKit/UIKit.h>

@interface PanelSceneDelegate : UIResponder <UIWindowSceneDelegate>
@property (strong, nonatomic) UIWindow *window;
@end

@implementation PanelSceneDelegate

- (void)windowScene:(UIWindowScene *)windowScene didUpdateCoordinateSpace:(id<UICoordinateSpace>)previousCoordinateSpace interfaceOrientation:(UIInterfaceOrientation)previousInterfaceOrientation traitCollection:(UITraitCollection *)previousTraitCollection {
    self.window.alpha = 1;
}

@end

@interface WidePanelSceneDelegate : PanelSceneDelegate
@end

@implementation WidePanelSceneDelegate

- (void)windowScene:(UIWindowScene *)windowScene didUpdateCoordinateSpace:(id<UICoordinateSpace>)previousCoordinateSpace interfaceOrientation:(UIInterfaceOrientation)previousInterfaceOrientation traitCollection:(UITraitCollection *)previousTraitCollection {
    [super windowScene:windowScene didUpdateCoordinateSpace:previousCoordinateSpace interfaceOrientation:previousInterfaceOrientation traitCollection:previousTraitCollection];
}

@end
