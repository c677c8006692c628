import SourceEdits
import SourceText
import Testing

@testable import TransformKit

/// What is known of Objective-C before anything is parsed.
@Suite struct ObjectiveCPassTests {
  private func facts(_ source: String, _ name: String = "App/A.m") -> FileSummary {
    FirstPass().summary(of: FileID(name), SourceText(source))
  }

  @Test(
    "what transforms look for is a mention",
    arguments: [
      "CGFloat w = [UIScreen mainScreen].bounds.size.width;", "CGFloat w = UIScreen.mainScreen.scale;",
      "UIScreen *screen = self.view.window.windowScene.screen;", "[[UIApplication sharedApplication] statusBarOrientation];",
      "UIWindow *w = [UIApplication sharedApplication].keyWindow;", "[[UIApplication sharedApplication].delegate window];",
      "[[UIApplication\n   sharedApplication] windows];", "UIApplication.sharedApplication.windows.firstObject;",
      "UIApplication *app = [self app];", "UIApplication * app;", "[UIApplication performSelector:@selector(sharedApplication)];",
      "self.window = [[UIWindow alloc] initWithFrame:f];", "[UIWindow new]", "[[OverlayWindow alloc] init]", "UIWindow.new",
      "[UIWindow pst_topWindow];", "UIWindow.pst_topWindow;", "@implementation UIWindow (Top)", "@interface UIApplication (Top)",
      "UIDeviceOrientation o = [UIDevice currentDevice].orientation;", "[[UIDevice currentDevice] orientation];",
      "[UIDevice currentDevice]", "UIDevice.currentDevice.orientation", "UIDeviceOrientationDidChangeNotification",
      "UIApplicationDidChangeStatusBarOrientationNotification", "UIApplicationWillChangeStatusBarFrameNotification",
      "app.statusBarOrientation", "[application statusBarFrame]", "UIDeviceOrientationIsLandscape(o)",
      "UIInterfaceOrientationIsPortrait(o)", "self.interfaceOrientation", "[self interfaceOrientation]",
      "self.view.window.screen.bounds", "[self.view.window.screen bounds]", "[[window screen] bounds]", "[window screen].bounds",
      "app.connectedScenes", "[app connectedScenes]", "[screen applicationFrame]", "application.windows", "[application delegate]",
      "SCREEN.keyWindow", "[UIApplication class]",
    ])
  func mentions(line: String) {
    #expect(!facts("- (void)show {\n  \(line)\n}\n").mentions.isEmpty)
  }

  @Test(
    "what says nothing of the screen is none",
    arguments: [
      "[[UIApplication sharedApplication] openURL:url];", "[UIApplication sharedApplication].idleTimerDisabled = YES;",
      "[[UIApplication sharedApplication] setIdleTimerDisabled:YES];", "[UIApplication.sharedApplication canOpenURL:url]",
      "[[UIApplication sharedApplication]\n    beginBackgroundTaskWithName:name expirationHandler:nil]",
      "[UIApplication sharedApplication].applicationState", "[[UIDevice currentDevice] systemVersion]",
      "UIDevice.currentDevice.userInterfaceIdiom", "[[UIDevice currentDevice].name length]",
      "- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options",
      "- (void)applicationDidBecomeActive:(UIApplication * _Nonnull)application", "UIWindowLevelAlert", "UIWindow *window;",
      "- (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)interfaceOrientation",
      "[window makeKeyWindow]", "[UIScreenEdgePanGestureRecognizer new]", "fullscreen.bounds", "UIDeviceOrientationPortrait",
    ])
  func noMentions(line: String) {
    #expect(facts(line).mentions.isEmpty)
  }

  @Test func aMentionIsWhereTheNameBegins() {
    #expect(facts("  [UIScreen mainScreen];").mentions == [3])
    #expect(facts("  [[PanelWindow alloc] init];").mentions == [9])
  }

  @Test(arguments: ["A.m", "A.mm", "A.h", "A.pch"])
  func everyKindOfFileIsRead(name: String) {
    #expect(!facts("[UIScreen mainScreen]", name).mentions.isEmpty)
  }

  @Test func observersAreNoticed() {
    #expect(facts("[center addObserver:self selector:s name:UIDeviceOrientationDidChangeNotification object:nil]").hasObservers)
    #expect(!facts("[UIScreen mainScreen]").hasObservers)
  }

  // MARK: Declarations

  private func declared(_ source: String) -> [String] {
    facts(source, "App/A.h").declarations.map { declaration in
      ([declaration.kind.rawValue, (declaration.containers + [declaration.name]).joined(separator: ".")] + declaration.heritage)
        .joined(separator: " ") + (declaration.bridgedName.map { " = \($0)" } ?? "")
    }
  }

  @Test(
    "types are read with what they inherit",
    arguments: [
      ("@interface Page : UIViewController\n", ["class Page UIViewController"]),
      ("//* a list in a comment\n@interface Page : UIView<Paging>\n", ["class Page UIView Paging"]),
      ("@interface Page:UIViewController<UITableViewDelegate,Themed>{\n", ["class Page UIViewController UITableViewDelegate Themed"]),
      ("@interface Page\n  : UIViewController // the base\n  < A,\n    B >\n", ["class Page UIViewController A B"]),
      ("@interface List<__covariant ItemType : id<NSCopying>> : Base<ItemType *> <Themed>\n", ["class List Base Themed"]),
      ("@interface List : Base<NSString *>\n", ["class List Base"]),
      ("@interface Root <NSObject>\n", ["class Root NSObject"]),
      ("@interface Page (Sizes) <Themed>\n", ["extension Page Themed"]),
      ("@interface Page () <UIScrollViewDelegate>\n", ["extension Page UIScrollViewDelegate"]),
      ("@interface List<T> (Sizes)\n", ["extension List"]),
      ("@implementation Page\n", ["extension Page"]),
      ("@implementation Page (Sizes)\n", ["extension Page"]),
      ("@protocol Themed <NSObject>\n@end\n", ["protocol Themed NSObject"]),
      ("@protocol Themed\n- (void)apply;\n@end\n", ["protocol Themed"]),
      ("@protocol Themed;\n@protocol A, B;\n@class Page;\n", []),
      ("Protocol *p = @protocol(Themed);\n", []),
      ("@compatibility_alias Screen Page;\n", ["typealias Screen Page"]),
      ("NS_ASSUME_NONNULL_BEGIN\nPST_EXPORT API_AVAILABLE(ios(13.0)) @interface Page : UIView\n", ["class Page UIView"]),
      ("__attribute__((visibility(\"default\")))\n@interface Page : UIView\n", ["class Page UIView"]),
      ("NS_SWIFT_NAME(Card)\n@interface PSTCard : UIView\n", ["class PSTCard UIView = Card"]),
      ("__attribute__((swift_name(\"Card\"))) @interface PSTCard : UIView\n", ["class PSTCard UIView = Card"]),
      ("NS_SWIFT_NAME(Deck.Card)\n@interface PSTCard : UIView\n", ["class PSTCard UIView", "class Deck.Card UIView"]),
      ("@property (nonatomic) int a NS_SWIFT_NAME(b);\n@end\n@interface Card : UIView\n", ["class Card UIView"]),
    ] as [(String, [String])])
  func declarations(source: String, expected: [String]) {
    #expect(declared(source) == expected)
    #expect(declared(source.replacing("\n", with: "\r\n")) == expected)
    #expect(declared("\u{FEFF}" + source) == expected)
  }

  @Test(
    "comments and strings declare nothing",
    arguments: [
      "// @interface Page : UIView\n", "/*\n@interface Page : UIView\n@end\n*/\n", " * @interface Page : UIView\n",
      "NSString *s = @\"@interface Page : UIView\";\n", "#define DECLARE(n) @interface n : UIView\n",
    ])
  func nothing(source: String) {
    #expect(declared(source).isEmpty)
  }

  @Test func aCommentThatIsOverIsNoComment() {
    #expect(declared("/* one */\n// two: http://a/*\n@interface Page : UIView\n") == ["class Page UIView"])
  }

  @Test(arguments: ["", "@", "@interface", "@interface A :", "@interface A (", "@interface A<", "@protocol P", "/*", "#define", "#define A(", "#define A \\"])
  func textsThatEndEarlyAreRead(source: String) {
    let read = facts(source)
    #expect(read.mentions.isEmpty && read.declarations.count <= 1)
  }
}
