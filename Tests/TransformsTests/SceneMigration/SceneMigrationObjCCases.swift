import SourceEdits
import TransformKit

extension SceneMigrationObjCCase {
  static let migrations: [SceneMigrationObjCCase] = [
    SceneMigrationObjCCase(
      name: "controllers that only the window needs go along, in order",
      files: app(
        launch(
          """
          [Statistics start];

          // The first screen.
          HomeController *home = [[HomeController alloc] init];
          home.heading = @"Home";
          UINavigationController *navigation = [[UINavigationController alloc] initWithRootViewController:home];
          if ([navigation respondsToSelector:@selector(title)]) {
              navigation.title = @"Home";
          }

          self.window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
          self.window.backgroundColor = [UIColor whiteColor];
          self.window.rootViewController = navigation; // the only one
          [self.window makeKeyAndVisible];
          """)),
      after: [
        "SceneDelegate.m": """
          #import "SceneDelegate.h"
          #import "HomeController.h"

          @implementation SceneDelegate

          - (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)connectionOptions {
              if (![scene isKindOfClass:[UIWindowScene class]]) {
                  return;
              }

              // The first screen.
              HomeController *home = [[HomeController alloc] init];
              home.heading = @"Home";
              UINavigationController *navigation = [[UINavigationController alloc] initWithRootViewController:home];
              if ([navigation respondsToSelector:@selector(title)]) {
                  navigation.title = @"Home";
              }

              self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
              self.window.backgroundColor = [UIColor whiteColor];
              self.window.rootViewController = navigation; // the only one
              [self.window makeKeyAndVisible];
          }

          @end

          """,
        "AppDelegate.m": delegate(launch("[Statistics start];\n")),
      ]),
    SceneMigrationObjCCase(
      name: "a helper that makes the window is given the scene",
      files: app(
        launch("[Statistics start];\n[self setUpWindow];\n[self showHome];") + """

          // Makes the window.
          - (void)setUpWindow {
              self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
              self.window.frame = [UIScreen mainScreen].bounds;
              [self.window makeKeyAndVisible];
          }

          - (void)showHome {
              self.window.rootViewController = [self home];
          }

          - (HomeController *)home {
              return [[HomeController alloc] init];
          }

          """),
      after: [
        "SceneDelegate.m": """
          #import "SceneDelegate.h"
          #import "HomeController.h"

          @implementation SceneDelegate

          - (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)connectionOptions {
              if (![scene isKindOfClass:[UIWindowScene class]]) {
                  return;
              }
              UIWindowScene *windowScene = (UIWindowScene *)scene;
              [self setUpWindowInScene:windowScene];
              [self showHome];
          }

          // Makes the window.
          - (void)setUpWindowInScene:(UIWindowScene *)windowScene {
              self.window = [[UIWindow alloc] initWithWindowScene:windowScene];
              [self.window makeKeyAndVisible];
          }

          - (void)showHome {
              self.window.rootViewController = [self home];
          }

          - (HomeController *)home {
              return [[HomeController alloc] init];
          }

          @end

          """,
        "AppDelegate.m": delegate(launch("[Statistics start];")),
      ]),
    SceneMigrationObjCCase(
      name: "variables move to where they were: the header, the extension, braces",
      files: app(
        launch(
          """
          _home = [[HomeController alloc] init];
          self.tabs = [[UITabBarController alloc] init];
          count = 1;
          [Statistics start];
          [_home setHeading:@"Home"];
          self.tabs.viewControllers = @[self.home];
          window = [[UIWindow alloc] init];
          window.rootViewController = self.tabs;
          [window makeKeyAndVisible];
          """),
        before: """
          @interface AppDelegate () {
              NSInteger count;
          }
          @property (nonatomic, strong) HomeController *home;
          @property (nonatomic, strong) NSString *token;
          @end


          """,
        header: """
          #import <UIKit/UIKit.h>

          @interface AppDelegate : UIResponder <UIApplicationDelegate>

          @property (strong, nonatomic) UIWindow *window;
          /// All the tabs.
          @property (strong, nonatomic) UITabBarController *tabs;

          @end

          """
      ).merging(["AppDelegate.m": ""]) { old, _ in old.replacing("@implementation AppDelegate\n", with: "@implementation AppDelegate\n\n@synthesize window, token = _token;\n") },
      doubts: ["launch-order"],
      after: [
        "SceneDelegate.h": """
          #import <UIKit/UIKit.h>

          @interface SceneDelegate : UIResponder <UIWindowSceneDelegate>

          @property (strong, nonatomic) UIWindow *window;

          /// All the tabs.
          @property (strong, nonatomic) UITabBarController *tabs;

          @end

          """,
        "SceneDelegate.m": """
          @interface SceneDelegate ()

          @property (nonatomic, strong) HomeController *home;

          @end

          @implementation SceneDelegate

          @synthesize window = window;

          - (void)scene:
          """,
        "AppDelegate.m": "@synthesize token = _token;",
      ],
      gone: ["AppDelegate.h": ["window", "tabs"], "AppDelegate.m": ["HomeController *home"]]),
    SceneMigrationObjCCase(
      name: "a tab bar's delegate moves with the tab bar",
      files: app(
        launch(
          """
          UITabBarController *tabs = [[UITabBarController alloc] init];
          tabs.delegate = self;
          self.window = [[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds];
          self.window.rootViewController = tabs;
          [self.window makeKeyAndVisible];
          """) + """

          - (BOOL)tabBarController:(UITabBarController *)tabBarController shouldSelectViewController:(UIViewController *)viewController {
              return YES;
          }

          """,
        before: "@interface AppDelegate () <UITabBarControllerDelegate>\n\n@end\n\n"),
      after: [
        "SceneDelegate.m": "@interface SceneDelegate () <UITabBarControllerDelegate>",
        "AppDelegate.m": "@interface AppDelegate ()\n\n@end",
      ],
      gone: ["AppDelegate.m": ["tabBarController:"]]),
    SceneMigrationObjCCase(
      name: "helpers that fill what the window shows go along",
      files: app(
        launch(
          """
          [Statistics start];
          self.tabs = [[UITabBarController alloc] init];
          [self add:[[HomeController alloc] init] title:@"Home"];
          self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
          self.window.rootViewController = self.tabs;
          [self.window makeKeyAndVisible];
          """) + """

          - (void)add:(UIViewController *)controller title:(NSString *)title {
              controller.title = ShortTitle(title);
              self.tabs.viewControllers = @[controller];
          }

          static NSString *ShortTitle(NSString *title) {
              return title;
          }

          """,
        before: "static NSString *ShortTitle(NSString *title);\n\n@interface AppDelegate ()\n\n@property (nonatomic, strong) UITabBarController *tabs;\n\n@end\n\n"),
      after: [
        "SceneDelegate.m": "    [self add:[[HomeController alloc] init] title:@\"Home\"];\n    self.window =",
        "AppDelegate.m": "{\n    [Statistics start];\n    return YES;\n}",
      ],
      gone: ["AppDelegate.m": ["tabs", "ShortTitle"]]),
    SceneMigrationObjCCase(
      name: "what a class shares is asked for twice",
      files: app(
        launch(
          """
          Statistics *statistics = [Statistics sharedStatistics];
          [statistics note:@"launch"];
          self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
          self.window.rootViewController = [[HomeController alloc] init];
          self.window.rootViewController.title = [statistics description];
          [self.window makeKeyAndVisible];
          """)),
      after: [
        "SceneDelegate.m": "    Statistics *statistics = [Statistics sharedStatistics];\n    self.window =",
        "AppDelegate.m": "    Statistics *statistics = [Statistics sharedStatistics];\n    [statistics note:@\"launch\"];\n    return YES;",
      ]),
    SceneMigrationObjCCase(
      name: "macros, constants, functions and classes of the file follow what needs them",
      files: app(
        launch(
          """
          [[Statistics sharedStatistics] note:kHeading];
          self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
          self.window.rootViewController = MakeHome();
          self.window.alpha = ALPHA;
          self.window.rootViewController.title = kHeading;
          [self.window makeKeyAndVisible];
          """),
        before: """
          #define HALF 0.5
          #define ALPHA (HALF * 2)
          #define OTHER 3
          static NSString *const kHeading = @"Home";

          /// The first screen.
          @interface FirstController : HomeController
          @end

          @implementation FirstController
          @end

          static HomeController *MakeHome(void) {
              return [[FirstController alloc] init];
          }


          """),
      after: [
        "SceneDelegate.m": """
          #import "SceneDelegate.h"
          #import "HomeController.h"

          #define HALF 0.5
          #define ALPHA (HALF * 2)
          static NSString *const kHeading = @"Home";

          /// The first screen.
          @interface FirstController : HomeController
          @end

          @implementation FirstController
          @end

          static HomeController *MakeHome(void) {
              return [[FirstController alloc] init];
          }

          @implementation SceneDelegate
          """,
        "AppDelegate.m": "#define OTHER 3\nstatic NSString *const kHeading = @\"Home\";\n",
      ],
      gone: ["AppDelegate.m": ["HALF", "FirstController", "MakeHome"]]),
  ] + callbacks + surroundings
}
