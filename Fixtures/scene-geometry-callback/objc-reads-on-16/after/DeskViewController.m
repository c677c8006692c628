#import <UIKit/UIKit.h>

@interface DeskViewController : UIViewController
@property (nonatomic, weak) UIWindowScene *hostScene;
@property (nonatomic) UIInterfaceOrientation lastOrientation;
@end

@implementation DeskViewController {
    UIWindowScene *_kept;
}

- (void)rememberScene:(UIWindowScene *)scene {
    self.lastOrientation = scene.effectiveGeometry.interfaceOrientation;
    self.lastOrientation = [scene.effectiveGeometry interfaceOrientation];
    if (self.view.window.windowScene.effectiveGeometry.interfaceOrientation == UIInterfaceOrientationLandscapeLeft) { self.lastOrientation = 0; }
    self.lastOrientation = [[[[self.view window] windowScene] effectiveGeometry] interfaceOrientation];
    self.view.frame = scene.coordinateSpace.bounds;
    if ([self.hostScene.effectiveGeometry interfaceOrientation] == [_kept.effectiveGeometry interfaceOrientation]) { return; }
}

- (void)askScene:(UIScene *)scene any:(id)any {
    self.lastOrientation = ((UIWindowScene *)scene).effectiveGeometry.interfaceOrientation;
    self.lastOrientation = [[(UIWindowScene *)scene effectiveGeometry] interfaceOrientation];
    self.lastOrientation = [any interfaceOrientation];
    if (![scene isKindOfClass:[UIWindowScene class]]) { return; }
    UIWindowScene *windowScene = (UIWindowScene *)scene;
    switch (windowScene
                .effectiveGeometry.interfaceOrientation) {
        case UIInterfaceOrientationPortrait: self.view.alpha = 1; break;
        default: break;
    }
}

@end
