#import <UIKit/UIKit.h>

@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
@property (strong, nonatomic) UIWindow *window;
@end

@implementation SceneDelegate

- (void)windowScene:(UIWindowScene *)windowScene didUpdateEffectiveGeometry:(UIWindowSceneGeometry *)previousEffectiveGeometry {
    if (previousEffectiveGeometry.interfaceOrientation == windowScene.effectiveGeometry.interfaceOrientation) { return; }
    CGSize before = previousEffectiveGeometry.coordinateSpace.bounds.size;
    CGSize after = [windowScene.effectiveGeometry coordinateSpace].bounds.size;
    self.window.alpha = before.width < after.width ? 1 : 0.5;
}

@end
