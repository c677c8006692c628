#import <UIKit/UIKit.h>

@interface GaugeViewController : UIViewController
@end

@implementation GaugeViewController

- (NSInteger)rememberScene:(UIWindowScene *)scene {
    NSInteger angle = scene.interfaceOrientation;
    if (@available(iOS 16.0, *)) {
        angle += scene.effectiveGeometry.interfaceOrientation;
    } else {
        angle -= scene.interfaceOrientation;
    }
    if (!@available(iOS 16.0, *)) { return angle; }
    return angle + scene.interfaceOrientation;
}

- (BOOL)isUpright:(UIWindowScene *)scene API_AVAILABLE(ios(16.0)) {
    return [scene.effectiveGeometry interfaceOrientation] == UIInterfaceOrientationPortrait;
}

@end
