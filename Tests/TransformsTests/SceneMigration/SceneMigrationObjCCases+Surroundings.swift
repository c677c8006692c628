import SourceEdits
import TransformKit

extension SceneMigrationObjCCase {
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
      name: "a local of the property's name is dressed before the property has it",
      files: app(
        launch(
          """
          UIWindow *window = [UIWindow new];
          window.backgroundColor = [UIColor whiteColor];
          self.window = window;
          self.window.rootViewController = [[HomeController alloc] init];
          [self.window makeKeyAndVisible];
          """)),
      after: [
        "SceneDelegate.m": """
              UIWindow *window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
              window.backgroundColor = [UIColor whiteColor];
              self.window = window;
              self.window.rootViewController = [[HomeController alloc] init];
              [self.window makeKeyAndVisible];
          """
      ],
      gone: ["AppDelegate.m": ["window", "HomeController alloc"]]),
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
      name: "what nobody calls needs no copy beside the old way",
      files: app(
        launch(window + "\n[self begin];") + """

          - (void)begin {
              self.window.tintColor = [UIColor redColor];
          }

          - (void)beginInBlack {
              self.window.tintColor = [UIColor blackColor];
          }

          """),
      ios: IOSVersion(12),
      after: ["SceneDelegate.m": "- (void)begin {", "AppDelegate.m": "- (void)beginInBlack {"],
      gone: ["SceneDelegate.m": ["beginInBlack"]]),
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
    SceneMigrationObjCCase(
      name: "what the delegate's own header defines is still found",
      files: app(
        launch(window + "\n#if DIMMED\n#endif\n[self dim];") + """

          - (void)dim {
          #if DIMMED
              self.window.alpha = 0.5;
          #else
              self.window.alpha = 1;
          #endif
          }

          """,
        header: header.replacing("@interface", with: "#define DIMMED 1\n\n@interface")),
      after: ["SceneDelegate.m": "#import \"SceneDelegate.h\"\n#import \"AppDelegate.h\"\n#import \"HomeController.h\"\n"],
      gone: ["AppDelegate.m": ["dim]", "(void)dim"]]),
    SceneMigrationObjCCase(
      name: "blocks of window code that run soon or at once move whole",
      files: app(
        launch(
          window + """

          __weak typeof(self) weakSelf = self;
          dispatch_async(dispatch_get_main_queue(), ^{
              weakSelf.window.alpha = 0.5;
          });
          [UIView animateWithDuration:0.3 animations:^{
              self.window.alpha = 1;
          }];
          if (self.window.hidden) {
              return NO;
          }
          """)),
      after: [
        "SceneDelegate.m": """
              [self.window makeKeyAndVisible];
              __weak typeof(self) weakSelf = self;
              dispatch_async(dispatch_get_main_queue(), ^{
                  weakSelf.window.alpha = 0.5;
              });
              [UIView animateWithDuration:0.3 animations:^{
                  self.window.alpha = 1;
              }];
              if (self.window.hidden) {
                  return;
              }
          }
          """,
        "AppDelegate.m": "didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {\n    return YES;\n}",
      ]),
    SceneMigrationObjCCase(
      name: "Objective-C++ stays Objective-C++",
      files: ["AppDelegate.h": header, "AppDelegate.mm": delegate(launch(window)), "HomeController.h": controller, "Statistics.h": sdk],
      after: ["SceneDelegate.mm": "self.window.rootViewController = [[HomeController alloc] init];"]),
    SceneMigrationObjCCase(
      name: "the head of the file goes on without its author",
      files: app(launch(window)).mapValues { "//\n//  App.h\n//  Orchard\n//\n//  Created by Ida Holm on 2/9/15.\n//  Copyright (c) 2015 Holm Apps. All rights reserved.\n//\n\n" + $0 },
      after: [
        "SceneDelegate.h": "//\n//  SceneDelegate.h\n//  Orchard\n//\n//  Copyright (c) 2015 Holm Apps. All rights reserved.\n//\n\n#import <UIKit/UIKit.h>\n\n@interface",
        "SceneDelegate.m": "//\n//  SceneDelegate.m\n//  Orchard\n//\n//  Copyright (c) 2015 Holm Apps. All rights reserved.\n//\n\n#import \"SceneDelegate.h\"\n",
      ]),
  ]
}
