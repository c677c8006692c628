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
        "AppDelegate.m": delegate(launch("[Statistics start];")),
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

  /// Callbacks that UIKit asks the scene delegate for.
  static let callbacks: [SceneMigrationObjCCase] = [
    SceneMigrationObjCCase(
      name: "URLs take one route, warm and cold, with what came with them",
      files: app(
        launch(window) + """

          - (BOOL)application:(UIApplication *)app openURL:(NSURL *)link options:(NSDictionary<UIApplicationOpenURLOptionsKey, id> *)options {
              if ([Statistics handleURL:link from:options[UIApplicationOpenURLOptionsSourceApplicationKey]]) {
                  return YES;
              }
              self.window.rootViewController.title = link.host;
              return NO;
          }

          - (BOOL)application:(UIApplication *)application handleOpenURL:(NSURL *)url {
              return NO;
          }

          """),
      doubts: ["cold-start-order"],
      after: [
        "SceneDelegate.m": """
              [self.window makeKeyAndVisible];
              for (UIOpenURLContext *context in connectionOptions.URLContexts) {
                  [self openURL:context.URL sourceApplication:context.options.sourceApplication];
              }
          }

          - (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts {
              for (UIOpenURLContext *context in URLContexts) {
                  [self openURL:context.URL sourceApplication:context.options.sourceApplication];
              }
          }

          - (BOOL)openURL:(NSURL *)link sourceApplication:(NSString *)sourceApplication {
              if ([Statistics handleURL:link from:sourceApplication]) {
                  return YES;
              }
              self.window.rootViewController.title = link.host;
              return NO;
          }
          """,
        "AppDelegate.m": delegate(launch("")).replacing("{\n\n    return", with: "{\n    return"),
      ]),
    SceneMigrationObjCCase(
      name: "the old spelling of a URL callback, an activity and a shortcut",
      files: app(
        launch(window) + """

          - (BOOL)application:(UIApplication *)application openURL:(NSURL *)url sourceApplication:(NSString *)source annotation:(id)annotation
          {
              return [Statistics handleURL:url from:source];
          }

          - (BOOL)application:(UIApplication *)application continueUserActivity:(NSUserActivity *)activity restorationHandler:(void (^)(NSArray<id<UIUserActivityRestoring>> *restorableObjects))restorationHandler
          {
              NSURL *url = activity.webpageURL;
              if (url) {
                  [Statistics handleURL:url from:nil];
              }
              return url != nil;
          }

          - (void)application:(UIApplication *)application performActionForShortcutItem:(UIApplicationShortcutItem *)item completionHandler:(void (^)(BOOL succeeded))done
          {
              [[Statistics sharedStatistics] note:item.type];
              done(YES);
          }

          """),
      doubts: ["cold-start-order"],
      after: [
        "SceneDelegate.m": """
              for (UIOpenURLContext *context in connectionOptions.URLContexts) {
                  [Statistics handleURL:context.URL from:context.options.sourceApplication];
              }
              for (NSUserActivity *activity in connectionOptions.userActivities) {
                  [self continueUserActivity:activity];
              }
              if (connectionOptions.shortcutItem) {
                  [self windowScene:windowScene performActionForShortcutItem:connectionOptions.shortcutItem completionHandler:^(BOOL succeeded) {}];
              }
          }
          """
      ]),
    SceneMigrationObjCCase(
      name: "activity callbacks move with what only they need, those of the template go",
      files: app(
        launch(window) + """

          - (void)applicationWillResignActive:(UIApplication *)application {
              // Sent when the application is about to move from active to inactive state.
          }

          - (void)applicationDidEnterBackground:(UIApplication *)application {
              [self save];
          }

          - (void)applicationWillEnterForeground:(UIApplication *)application {
              self.visits += 1;
          }

          - (void)applicationDidBecomeActive:(UIApplication *)application {
          }

          - (void)applicationWillTerminate:(UIApplication *)application {
              [Statistics start];
          }

          // Keeps the number of visits.
          - (void)save {
              [[Statistics sharedStatistics] note:[NSString stringWithFormat:@"%ld", (long)self.visits]];
          }

          """,
        before: "@interface AppDelegate ()\n\n@property (nonatomic) NSInteger visits;\n\n@end\n\n"),
      doubts: ["enters-foreground-at-launch"],
      after: [
        "SceneDelegate.m": """
          - (void)sceneDidEnterBackground:(UIScene *)scene {
              [self save];
          }

          - (void)sceneWillEnterForeground:(UIScene *)scene {
              self.visits += 1;
          }

          // Keeps the number of visits.
          - (void)save {
          """,
        "AppDelegate.m": """
          @interface AppDelegate ()

          @end

          @implementation AppDelegate

          - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
              return YES;
          }

          - (void)applicationWillTerminate:(UIApplication *)application {
              [Statistics start];
          }

          @end

          """,
      ]),
  ]

  /// Storyboards, older systems, other files and other ways to write.
  static let surroundings: [SceneMigrationObjCCase] = [
    SceneMigrationObjCCase(
      name: "a storyboard's window only has to be there",
      files: app(launch("// Override point for customization after application launch.")),
      storyboard: true,
      after: [
        "SceneDelegate.m": "#import \"SceneDelegate.h\"\n\n@implementation SceneDelegate\n\n@end\n",
        "AppDelegate.m": delegate(launch("// Override point for customization after application launch.")),
      ],
      gone: ["AppDelegate.h": ["window"]]),
    SceneMigrationObjCCase(
      name: "what reaches into a storyboard's controllers moves",
      files: app(
        launch(
          """
          [Statistics start];
          UINavigationController *navigation = (UINavigationController *)self.window.rootViewController;
          HomeController *home = (HomeController *)navigation.topViewController;
          home.heading = @"Home";
          """)),
      storyboard: true,
      after: [
        "SceneDelegate.m": """
          - (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)connectionOptions {
              UINavigationController *navigation = (UINavigationController *)self.window.rootViewController;
              HomeController *home = (HomeController *)navigation.topViewController;
              home.heading = @"Home";
          }
          """
      ]),
    SceneMigrationObjCCase(
      name: "systems before iOS 13 keep the old way",
      files: app(launch("[Statistics start];\n\n" + window) + "\n- (void)applicationDidBecomeActive:(UIApplication *)application {\n    [Statistics start];\n}\n"),
      ios: IOSVersion(12),
      after: [
        "AppDelegate.m": """
              [Statistics start];

              if (@available(iOS 13.0, *)) {} else {
                  self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
                  self.window.rootViewController = [[HomeController alloc] init];
                  [self.window makeKeyAndVisible];
              }
              return YES;
          }

          - (void)applicationDidBecomeActive:
          """,
        "SceneDelegate.h": "API_AVAILABLE(ios(13.0))\n@interface SceneDelegate",
        "SceneDelegate.m": "- (void)sceneDidBecomeActive:(UIScene *)scene {\n    [Statistics start];\n}",
        "AppDelegate.h": header,
      ]),
    SceneMigrationObjCCase(
      name: "others who read the window are named",
      files: app(launch(window)).merging([
        "Reader.m": """
          #import "AppDelegate.h"
          #define KEEPER ((AppDelegate *)[UIApplication sharedApplication].delegate).window

          @interface Reader : NSObject
          @end

          @implementation Reader

          - (UIWindow *)first {
              AppDelegate *delegate = (AppDelegate *)[UIApplication sharedApplication].delegate;
              return delegate.window;
          }

          - (UIWindow *)second {
              return [[[UIApplication sharedApplication] delegate] window];
          }

          - (UIWindow *)third:(UIView *)view {
              return view.window;
          }

          @end

          """,
        "Page.swift": """
          import UIKit

          func root() -> UIViewController? { (UIApplication.shared.delegate as? AppDelegate)?.window?.rootViewController }
          func other(_ view: UIView) -> UIWindow? { view.window }

          """,
      ]) { first, _ in first },
      doubts: ["window-read-elsewhere"],
      after: ["AppDelegate.h": header],
      remaining: [
        "App/Page.swift: window-read-elsewhere", "App/Reader.m: window-read-elsewhere", "App/Reader.m: window-read-elsewhere",
        "App/Reader.m: window-read-elsewhere",
      ]),
    SceneMigrationObjCCase(
      name: "tabs, braces on lines of their own and long line ends stay in style",
      files: app(launch(window)).mapValues { text in
        text.replacing("    ", with: "\t").replacing("launchOptions {", with: "launchOptions\n{").replacing("\n", with: "\r\n")
      },
      after: [
        "SceneDelegate.m":
          "\r\n\r\n- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)connectionOptions\r\n{\r\n"
          + "\tif (![scene isKindOfClass:[UIWindowScene class]]) {\r\n\t\treturn;\r\n\t}\r\n\tself.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];\r\n",
        "SceneDelegate.h": header.replacing("AppDelegate : UIResponder <UIApplicationDelegate>", with: "SceneDelegate : UIResponder <UIWindowSceneDelegate>")
          .replacing("\n", with: "\r\n"),
      ]),
    SceneMigrationObjCCase(
      name: "what is handed over whole, what comes after, and a name that UIKit never calls",
      files: app(
        launch(window + "\n[[Statistics sharedStatistics] startWithOptions:launchOptions];") + "\n- (void)applicationDidLaunch:(UIApplication *)application {\n    [Statistics start];\n}\n"),
      doubts: ["launch-options-passed-on", "launch-order"],
      remaining: ["App/AppDelegate.m: app-delegate-callback-not-called"]),
    SceneMigrationObjCCase(
      name: "what is set up for the process moves only with a doubt",
      files: app(
        launch(window + "\n[self dress];") + """

          - (void)dress {
              self.window.tintColor = [UIColor blackColor];
              [UINavigationBar appearance].hidden = YES;
          }

          """),
      doubts: ["runs-at-each-connection"],
      after: ["SceneDelegate.m": "[UINavigationBar appearance].hidden = YES;"]),
  ]
}
