#import "Windows.h"

@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
@property (nonatomic, strong) UIWindow *window;
@property (nonatomic, strong) UIWindow *cover;
@property (nonatomic, strong) UIWindow *badge;
@end

@implementation SceneDelegate

- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)connectionOptions {
    UIWindowScene *windowScene = (UIWindowScene *)scene;
    self.window = [[TouchWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
    self.window.windowScene = windowScene;
    self.cover = [[ThemedWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
    self.badge = [[PlainWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
}

@end
