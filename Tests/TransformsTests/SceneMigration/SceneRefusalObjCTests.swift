import SourceEdits
import SourceText
import Testing

@testable import TransformKit
@testable import Transforms

/// App delegates in Objective-C that are left whole, each with its reason and the place that stands in the way.
@Suite struct SceneRefusalObjCTests {
  struct Refused: Sendable, CustomTestStringConvertible {
    let name: String
    let reason: ReasonCode
    /// What stands at the place.
    let place: String
    let files: [String: String]
    var storyboard = false
    var ios = IOSVersion(15)
    var testDescription: String { name }

    init(_ name: String, _ reason: ReasonCode, at place: String, _ files: [String: String], storyboard: Bool = false, ios: IOSVersion = IOSVersion(15)) {
      self.name = name
      self.reason = reason
      self.place = place
      self.files = files
      self.storyboard = storyboard
      self.ios = ios
    }
  }

  private typealias Case = SceneMigrationObjCCase
  private static let window = Case.window

  static let launches: [Refused] = [
    Refused("options read by key", "launch-options", at: "launchOptions[@\"url\"]", Case.app(Case.launch("[Statistics start];\nif (launchOptions[@\"url\"]) {\n    [Statistics start];\n}\n" + window))),
    Refused(
      "options read in a helper", "launch-options", at: "[given objectForKey:@\"url\"]",
      Case.app(Case.launch(window + "\n[self configure:launchOptions];") + "\n- (void)configure:(NSDictionary *)given {\n    [[Statistics sharedStatistics] note:[given objectForKey:@\"url\"]];\n}\n")),
    Refused(
      "the window's code uses the application", "app-delegate-callback-uses-application", at: "application",
      Case.app(Case.launch(window + "\nself.window.rootViewController.title = application.description;"))),
    Refused(
      "a local of both", "app-delegate-state", at: "heading",
      Case.app(Case.launch("NSString *heading = [NSString stringWithFormat:@\"%d\", 3];\n[[Statistics sharedStatistics] note:heading];\n" + window + "\nself.window.rootViewController.title = heading;"))),
    Refused(
      "a return before it", "app-delegate-state", at: "return NO;",
      Case.app(Case.launch("if ([NSString string].length) {\n    return NO;\n}\n" + window))),
    Refused(
      "a return in it that skips what stays", "app-delegate-state", at: "return YES;",
      Case.app(Case.launch(window + "\nif (self.window.hidden) {\n    return YES;\n}\n[Statistics start];"))),
    Refused("an #if of its own", "platform-branch", at: "self.window.alpha = 1;", Case.app(Case.launch(window + "\n#if DEBUG\nself.window.alpha = 1;\n#endif"))),
    Refused(
      "a hidden branch", "platform-branch", at: "if (YES) {",
      Case.app(Case.launch(window + "\n#if DEBUG\nif (YES) {\n#else\nself.window.alpha = 1;\nif (NO) {\n#endif\n    [Statistics start];\n}"))),
    Refused(
      "a frame that is not the screen's", "custom-window-frame", at: "[[UIWindow alloc] initWithFrame:CGRectMake(0, 0, 1, 1)]",
      Case.app(Case.launch(window.replacing("[UIScreen mainScreen].bounds", with: "CGRectMake(0, 0, 1, 1)")))),
    Refused(
      "a window class with an initialiser of its own", "custom-window-initialiser", at: "[[HomeWindow alloc] initWithFrame:[UIScreen mainScreen].bounds]",
      Case.app(
        Case.launch(window.replacing("UIWindow", with: "HomeWindow")),
        before: "@interface HomeWindow : UIWindow\n@end\n\n@implementation HomeWindow\n\n- (instancetype)initWithFrame:(CGRect)frame {\n    return [super initWithFrame:frame];\n}\n\n@end\n\n")),
    Refused("a storyboard's window and one in code", "window-and-storyboard", at: "[[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds]", Case.app(Case.launch(window)), storyboard: true),
    Refused("nobody makes the window", "window-needs-scene", at: "AppDelegate", Case.app(Case.launch("[self.window makeKeyAndVisible];"))),
    Refused(
      "nobody gives the window a controller", "window-captured", at: "[[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds]",
      Case.app(Case.launch("self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];\n[self.window makeKeyAndVisible];"))),
    Refused(
      "a window made when it is asked for", "window-needs-scene", at: "- (UIWindow *)window {",
      Case.app(Case.launch("self.window.rootViewController = [[HomeController alloc] init];") + "\n- (UIWindow *)window {\n    if (!_window) {\n        _window = [[UIWindow alloc] init];\n    }\n    return _window;\n}\n")),
  ]

  static let sharing: [Refused] = [
    Refused(
      "a property that push needs, too", "app-delegate-state", at: "self.home",
      Case.app(
        Case.launch("self.home = [[HomeController alloc] init];\n" + window + "\nself.window.rootViewController = self.home;")
          + "\n- (void)application:(UIApplication *)application didReceiveRemoteNotification:(NSDictionary *)userInfo {\n    self.home.heading = @\"News\";\n}\n",
        before: "@interface AppDelegate ()\n@property (nonatomic) HomeController *home;\n@end\n\n")),
    Refused(
      "the window in push", "window-captured", at: "self.window",
      Case.app(Case.launch(window) + "\n- (void)application:(UIApplication *)application didReceiveRemoteNotification:(NSDictionary *)userInfo {\n    self.window.alpha = 1;\n}\n")),
    Refused(
      "a method that push calls, too", "app-delegate-state", at: "[self title]",
      Case.app(
        Case.launch(window + "\nself.window.rootViewController.title = [self title];")
          + "\n- (NSString *)title {\n    return @\"Home\";\n}\n\n- (void)application:(UIApplication *)application didReceiveRemoteNotification:(NSDictionary *)userInfo {\n    [[Statistics sharedStatistics] note:[self title]];\n}\n")),
    Refused(
      "a public method that another file calls", "app-delegate-state", at: "[delegate showHome]",
      Case.app(
        Case.launch(window + "\n[self showHome];") + "\n- (void)showHome {\n    self.window.rootViewController = [[HomeController alloc] init];\n}\n",
        header: Case.header.replacing("\n@end", with: "\n- (void)showHome;\n\n@end")
      ).merging(["Menu.m": "#import \"AppDelegate.h\"\n\nvoid Show(AppDelegate *delegate) {\n    [delegate showHome];\n}\n"]) { first, _ in first }),
    Refused(
      "a public property that another file reads", "app-delegate-state", at: "[AppDelegate shared].tabs",
      Case.app(
        Case.launch("self.tabs = [[UITabBarController alloc] init];\n" + window + "\nself.window.rootViewController = self.tabs;"),
        header: Case.header.replacing("\n@end", with: "@property (nonatomic) UITabBarController *tabs;\n+ (AppDelegate *)shared;\n\n@end")
      ).merging(["Menu.m": "#import \"AppDelegate.h\"\n\nvoid Show(void) {\n    [AppDelegate shared].tabs.selectedIndex = 1;\n}\n"]) { first, _ in first }),
    Refused(
      "an observer's block", "window-captured", at: "weakSelf.window",
      Case.app(Case.launch(window + "\n__weak typeof(self) weakSelf = self;\n[[NSNotificationCenter defaultCenter] addObserverForName:@\"Out\" object:nil queue:nil usingBlock:^(NSNotification *note) {\n    weakSelf.window.alpha = 0;\n}];"))),
    Refused(
      "the window through a method of the class", "window-captured", at: "[self shared].window",
      Case.app(
        Case.launch(window) + "\n+ (AppDelegate *)shared {\n    return (AppDelegate *)[UIApplication sharedApplication].delegate;\n}\n\n+ (UIWindow *)mainWindow {\n    return [self shared].window;\n}\n")),
    Refused(
      "a helper for what is shown that push calls, too", "app-delegate-state", at: "[self mark]",
      Case.app(
        Case.launch("self.home = [[HomeController alloc] init];\n[self mark];\n" + window + "\nself.window.rootViewController = self.home;")
          + "\n- (void)mark {\n    self.home.heading = @\"Home\";\n}\n\n- (void)application:(UIApplication *)application didReceiveRemoteNotification:(NSDictionary *)userInfo {\n    [self mark];\n}\n",
        before: "@interface AppDelegate ()\n@property (nonatomic) HomeController *home;\n@end\n\n")),
    Refused(
      "a window that is made once", "window-captured", at: "^{",
      Case.app(Case.launch("static dispatch_once_t once;\ndispatch_once(&once, ^{\n    self.window = [[UIWindow alloc] init];\n});\nself.window.rootViewController = nil;"))),
    Refused(
      "a class of the file that cannot be in two", "app-delegate-state", at: "@implementation FirstController",
      Case.app(
        Case.launch(window + "\nself.window.rootViewController = [[FirstController alloc] init];"),
        before: "@interface FirstController : HomeController\n@end\n\n@implementation FirstController\n@end\n\n"), ios: IOSVersion(12)),
    Refused(
      "the object itself is handed over", "app-delegate-state", at: "self",
      Case.app(Case.launch(window + "\n[self.window.rootViewController isEqual:self];"))),
    Refused(
      "a static variable of both", "app-delegate-state", at: "launches",
      Case.app(Case.launch("launches += 1;\n" + window + "\nself.window.tag = launches;"), before: "static NSInteger launches;\n\n")),
    Refused(
      "two variables in one declaration", "app-delegate-state", at: "NSInteger one, two;",
      Case.app(
        Case.launch("two = 1;\n" + window + "\nself.window.tag = one;"),
        header: Case.header.replacing("<UIApplicationDelegate>\n", with: "<UIApplicationDelegate> {\n    NSInteger one, two;\n}\n"))),
  ]

  static let callbacks: [Refused] = [
    Refused(
      "an activity callback with its application", "app-delegate-callback-uses-application", at: "application",
      Case.app(Case.launch(window) + "\n- (void)applicationDidEnterBackground:(UIApplication *)application {\n    application.idleTimerDisabled = NO;\n}\n")),
    Refused(
      "an activity callback with state that stays", "app-delegate-callback-uses-application", at: "self.visits",
      Case.app(
        Case.launch("self.visits = 1;\n[Statistics start];\n" + window) + "\n- (void)applicationDidEnterBackground:(UIApplication *)application {\n    [self count];\n}\n\n- (void)applicationWillTerminate:(UIApplication *)application {\n    self.visits = 0;\n}\n\n- (void)count {\n    self.visits += 1;\n}\n",
        before: "@interface AppDelegate ()\n@property (nonatomic) NSInteger visits;\n@end\n\n")),
    Refused(
      "a URL's options as a whole", "app-delegate-callback-uses-application", at: "options",
      Case.app(Case.launch(window) + "\n- (BOOL)application:(UIApplication *)app openURL:(NSURL *)url options:(NSDictionary<UIApplicationOpenURLOptionsKey, id> *)options {\n    [[Statistics sharedStatistics] startWithOptions:options];\n    return YES;\n}\n")),
    Refused(
      "an activity's restoration handler", "app-delegate-callback-uses-application", at: "restore",
      Case.app(Case.launch(window) + "\n- (BOOL)application:(UIApplication *)application continueUserActivity:(NSUserActivity *)activity restorationHandler:(void (^)(NSArray *))restore {\n    restore(@[]);\n    return YES;\n}\n")),
    Refused(
      "a callback that UIKit silences", "app-delegate-callback-not-called", at: "- (BOOL)application:(UIApplication *)application willContinueUserActivityWithType:(NSString *)type {",
      Case.app(Case.launch(window) + "\n- (BOOL)application:(UIApplication *)application willContinueUserActivityWithType:(NSString *)type {\n    return type.length > 0;\n}\n")),
  ]

  static let frameworks: [Refused] = [
    Refused("a superclass of React Native", "framework-app-delegate", at: "AppDelegate", ["AppDelegate.h": "#import <RCTAppDelegate.h>\n@interface AppDelegate : RCTAppDelegate\n@end\n", "AppDelegate.m": Case.delegate("", imports: [])]),
    Refused("React Native's headers", "framework-app-delegate", at: "#import <React/RCTRootView.h>", Case.app(Case.launch(window), before: "#import <React/RCTRootView.h>\n\n")),
    Refused("a superclass that nobody knows", "framework-app-delegate", at: "AppDelegate", Case.app(Case.launch(window), header: Case.header.replacing("UIResponder", with: "BaseDelegate"))),
    Refused("an SDK in between", "sdk-swizzles-app-delegate", at: "#import <FirebaseDynamicLinks/FirebaseDynamicLinks.h>", Case.app(Case.launch(window), before: "#import <FirebaseDynamicLinks/FirebaseDynamicLinks.h>\n\n")),
    Refused("references counted by hand", "app-delegate-state", at: "[home release]", Case.app(Case.launch(window + "\nHomeController *home = nil;\n[home release];"))),
    Refused(
      "a Swift part that shows the window", "mixed-app-delegate", at: "window",
      Case.app(Case.launch(window)).merging(["Part.swift": "import UIKit\n\nextension AppDelegate {\n  func dim() { window?.alpha = 0 }\n}\n"]) { first, _ in first }),
  ]

  @Test(arguments: launches + sharing + callbacks + frameworks) func refuses(_ one: Refused) throws {
    let trial = SceneMigrationTrial(Dictionary(uniqueKeysWithValues: one.files.map { ("App/" + $0.key, $0.value) }), ios: one.ios)
    let outcome = try #require(trial.outcome(storyboard: one.storyboard, ios: one.ios))
    guard case .refusal(let reason, let file, let range, let message) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(reason.text == one.reason.text, "\(message)")
    #expect(trial.texts[file]!.string(in: range).split(whereSeparator: \.isNewline).first.map(String.init) == one.place, "\(message)")
    #expect(!message.isEmpty)
  }

  @Test func nothingToMoveIsNoRefusal() throws {
    let trial = SceneMigrationTrial(Case.app(Case.launch("[Statistics start];")))
    guard case .nothingToMove = try #require(trial.outcome()) else {
      Issue.record("something moves")
      return
    }
  }
}
