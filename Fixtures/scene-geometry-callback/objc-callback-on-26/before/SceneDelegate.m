#import <UIKit/UIKit.h>

@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
@property (strong, nonatomic) UIWindow *window;
@end

@implementation SceneDelegate

- (void)windowScene:(UIWindowScene *)windowScene didUpdateCoordinateSpace:(id<UICoordinateSpace>)previousCoordinateSpace interfaceOrientation:(UIInterfaceOrientation)previousInterfaceOrientation traitCollection:(UITraitCollection *)previousTraitCollection {
    if (previousInterfaceOrientation == windowScene.interfaceOrientation) { return; }
    CGSize before = previousCoordinateSpace.bounds.size;
    CGSize after = [windowScene coordinateSpace].bounds.size;
    self.window.alpha = before.width < after.width ? 1 : 0.5;
}

@end
