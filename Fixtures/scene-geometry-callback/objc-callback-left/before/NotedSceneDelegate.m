#import <UIKit/UIKit.h>

@interface NotedSceneDelegate : UIResponder <UIWindowSceneDelegate>
@property (strong, nonatomic) UIWindow *window;
@end

@implementation NotedSceneDelegate

- (void)windowScene:(UIWindowScene *)windowScene didUpdateCoordinateSpace:(id<UICoordinateSpace>)previousCoordinateSpace interfaceOrientation:(UIInterfaceOrientation)previousInterfaceOrientation /* since 13 */ traitCollection:(UITraitCollection *)previousTraitCollection {
    self.window.alpha = 1;
}

@end
