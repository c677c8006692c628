import SourceEdits
import Testing
import TransformKit

/// An app delegate in Objective-C, and what is to become of it.
struct SceneMigrationObjCCase: Sendable, CustomTestStringConvertible {
  let name: String
  /// The files of the app, in the folder `App`.
  let files: [String: String]
  var storyboard = false
  var ios = IOSVersion(15)
  var doubts: [ReasonCode] = []
  /// What files say afterwards: the whole of them from the first import to the last `@end`, or a part.
  var after: [String: String] = [:]
  /// What must no longer stand in files.
  var gone: [String: [String]] = [:]
  /// Places elsewhere that are reported.
  var remaining: [String] = []

  var testDescription: String { name }
}

extension SceneMigrationObjCCase {
  static let controller = """
    #import <UIKit/UIKit.h>

    @interface HomeController : UIViewController
    @property (nonatomic, copy) NSString *heading;
    @end

    """

  static let header = """
    #import <UIKit/UIKit.h>

    @interface AppDelegate : UIResponder <UIApplicationDelegate>

    @property (strong, nonatomic) UIWindow *window;

    @end

    """

  static let sdk = """
    #import <UIKit/UIKit.h>

    @interface Statistics : NSObject
    + (instancetype)sharedStatistics;
    + (void)start;
    + (BOOL)handleURL:(NSURL *)url from:(NSString *)source;
    - (void)note:(NSString *)text;
    - (void)startWithOptions:(NSDictionary *)options;
    @end

    """

  /// The implementation of an app delegate around members and what stands before them.
  static func delegate(_ members: String, before: String = "", imports: [String] = ["HomeController.h", "Statistics.h"]) -> String {
    "#import \"AppDelegate.h\"\n" + imports.map { "#import \"\($0)\"\n" }.joined() + "\n" + before + "@implementation AppDelegate\n\n" + members + "\n@end\n"
  }

  static func app(_ members: String, before: String = "", header: String = header) -> [String: String] {
    [
      "AppDelegate.h": header, "AppDelegate.m": delegate(members, before: before), "HomeController.h": controller, "Statistics.h": sdk,
    ]
  }

  static func launch(_ statements: String) -> String {
    let lines = statements.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
    return "- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {\n" + lines + "\n    return YES;\n}\n"
  }

  /// What a window's code usually is.
  static let window = """
    self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
    self.window.rootViewController = [[HomeController alloc] init];
    [self.window makeKeyAndVisible];
    """
}
