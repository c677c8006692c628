#import <UIKit/UIKit.h>

@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
@property (strong, nonatomic) UIWindow *window;
@end

@implementation SceneDelegate

- (void)sceneDidBecomeActive:(UIScene *)scene {
    [UIApplication sharedApplication].windows.firstObject.tintColor = [UIColor redColor];
}

@end
