#import <UIKit/UIKit.h>

@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
@property (nonatomic, strong) UIWindow *window;
@end

@implementation SceneDelegate

- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)connectionOptions {
    UIWindowScene *winScene = (UIWindowScene *)scene;

    // The window lives as long as the scene.
    self.window = [[UIWindow alloc] initWithWindowScene:winScene];
    self.window.rootViewController = [UIViewController new];
    [self.window makeKeyAndVisible];
}

@end
