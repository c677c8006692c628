import SourceEdits
import TransformKit

extension SceneMigrationObjCCase {
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

          #pragma mark - Saving

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
}
