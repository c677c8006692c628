#import <UIKit/UIKit.h>

@interface DeskViewController : UIViewController
@property (nonatomic, weak) UIWindowScene *hostScene;
@property (nonatomic) UIInterfaceOrientation lastOrientation;
@end

@implementation DeskViewController {
    UIWindowScene *_kept;
}

- (void)rememberScene:(UIWindowScene *)scene {
    self.lastOrientation = scene.interfaceOrientation;
    self.lastOrientation = [scene interfaceOrientation];
    if (self.view.window.windowScene.interfaceOrientation == UIInterfaceOrientationLandscapeLeft) { self.lastOrientation = 0; }
    self.lastOrientation = [[[self.view window] windowScene] interfaceOrientation];
    self.view.frame = scene.coordinateSpace.bounds;
    if ([self.hostScene interfaceOrientation] == [_kept interfaceOrientation]) { return; }
}

- (void)askScene:(UIScene *)scene any:(id)any {
    self.lastOrientation = ((UIWindowScene *)scene).interfaceOrientation;
    self.lastOrientation = [(UIWindowScene *)scene interfaceOrientation];
    self.lastOrientation = [any interfaceOrientation];
    if (![scene isKindOfClass:[UIWindowScene class]]) { return; }
    UIWindowScene *windowScene = (UIWindowScene *)scene;
    switch (windowScene
                .interfaceOrientation) {
        case UIInterfaceOrientationPortrait: self.view.alpha = 1; break;
        default: break;
    }
}

@end
