import SourceEdits
import SourceText
import Testing

/// The same code gets the same level in both languages.
@Suite struct ParityLawTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let title: String
    let level: String
    let swift: Code
    let objc: Code

    var testDescription: String { title }
  }

  /// What a controller does when its view is loaded, its other members, its members in a second file, and another class.
  struct Code: Sendable {
    var loading = ""
    var members = ""
    var moreMembers = ""
    var others = ""
  }

  @Test(arguments: rows) func oneLevelInBothLanguages(_ row: Row) {
    for (language, texts) in [("swift", Self.swift(row.swift)), ("objc", Self.objc(row.objc))] {
      let outcomes = Trial(texts, verifies: false).outcomes.filter { $0.transform == "screen-bounds" }
      #expect(outcomes.map { [$0.level, $0.code].compactMap { $0 }.joined(separator: " ") } == [row.level], "\(row.title) in \(language)")
    }
  }

  private static let rows: [Row] = [
    Row(
      title: "a helper called from a layout pass only", level: "safe",
      swift: Code(members: "override func viewDidLayoutSubviews() { placeHeader() }"),
      objc: Code(members: "- (void)viewDidLayoutSubviews { [self placeHeader]; }")),
    Row(
      title: "a helper that nobody calls", level: "review unknown-phase", swift: Code(), objc: Code()),
    Row(
      title: "a helper of viewDidLoad and of an action", level: "review unsafe-phase",
      swift: Code(loading: "placeHeader()", members: "@IBAction func tap(_ s: Any) { placeHeader() }"),
      objc: Code(loading: "[self placeHeader];", members: "- (IBAction)tap:(id)s { [self placeHeader]; }")),
    Row(
      title: "a helper while a new size is announced", level: "review unsafe-phase",
      swift: Code(
        members: "override func viewWillTransition(to s: CGSize, with c: UIViewControllerTransitionCoordinator) { placeHeader() }"),
      objc: Code(members: "- (void)viewWillTransitionToSize:(CGSize)s withTransitionCoordinator:(id)c { [self placeHeader]; }")),
    Row(
      title: "a button's action", level: "safe",
      swift: Code(loading: "button.addTarget(self, action: #selector(placeHeader), for: .touchUpInside)"),
      objc: Code(loading: "[self.button addTarget:self action:@selector(placeHeader) forControlEvents:UIControlEventTouchUpInside];")),
    Row(
      title: "a keyboard's notification", level: "safe",
      swift: Code(
        loading:
          "NotificationCenter.default.addObserver(self, selector: #selector(placeHeader), name: UIResponder.keyboardWillShowNotification, object: nil)"),
      objc: Code(
        loading:
          "[[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(placeHeader) name:UIKeyboardWillShowNotification object:nil];")),
    Row(
      title: "a notification's handler", level: "review unknown-phase",
      swift: Code(loading: "NotificationCenter.default.addObserver(self, selector: #selector(placeHeader), name: .stockChanged, object: nil)"),
      objc: Code(loading: "[[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(placeHeader) name:StockChanged object:nil];")),
    Row(
      title: "a timer", level: "review unknown-phase",
      swift: Code(loading: "Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(placeHeader), userInfo: nil, repeats: true)"),
      objc: Code(loading: "[NSTimer scheduledTimerWithTimeInterval:1 target:self selector:@selector(placeHeader) userInfo:nil repeats:YES];")),
    Row(
      title: "a helper that another class calls", level: "review unknown-phase",
      swift: Code(
        members: "override func viewDidLayoutSubviews() { placeHeader() }",
        others: "class Router { let page = PageViewController(); func open() { page.placeHeader() } }"),
      objc: Code(
        members: "- (void)viewDidLayoutSubviews { [self placeHeader]; }",
        others: "@interface Router : NSObject\n@end\n@implementation Router\n- (void)open:(PageViewController *)page { [page placeHeader]; }\n@end")),
    Row(
      title: "viewDidLoad calls through a second file", level: "review unsafe-phase",
      swift: Code(loading: "middle()", moreMembers: "func middle() { placeHeader() }\n  @IBAction func tap(_ s: Any) { middle() }"),
      objc: Code(loading: "[self middle];", moreMembers: "- (void)middle { [self placeHeader]; }\n- (IBAction)tap:(id)s { [self middle]; }")),
    Row(
      title: "a layout pass calls through a second file", level: "safe",
      swift: Code(members: "override func viewDidLayoutSubviews() { middle() }", moreMembers: "func middle() { placeHeader() }"),
      objc: Code(members: "- (void)viewDidLayoutSubviews { [self middle]; }", moreMembers: "- (void)middle { [self placeHeader]; }")),
  ]

  // MARK: Programs

  private static func swift(_ code: Code) -> [FileID: SourceText] {
    [
      FileID("PageViewController.swift"): SourceText("""
        import UIKit

        final class PageViewController: UIViewController {
          let header = UIView()
          let button = UIButton()

          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(header)
            \(code.loading)
          }

          @objc func placeHeader() {
            header.frame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 40)
          }

          \(code.members)
        }

        """),
      FileID("PageViewController+More.swift"): SourceText("import UIKit\n\nextension PageViewController {\n  \(code.moreMembers)\n}\n"),
      FileID("Router.swift"): SourceText("import UIKit\n\n\(code.others)\n"),
    ]
  }

  private static func objc(_ code: Code) -> [FileID: SourceText] {
    let offer = code.others.isEmpty ? "" : "- (void)placeHeader;\n"
    return [
      FileID("PageViewController.h"): SourceText("""
        #import <UIKit/UIKit.h>

        @interface PageViewController : UIViewController
        @property (nonatomic, strong) UIView *header;
        @property (nonatomic, strong) UIButton *button;
        \(offer)@end

        """),
      FileID("PageViewController.m"): SourceText("""
        #import "PageViewController.h"

        @implementation PageViewController

        - (void)viewDidLoad {
            [super viewDidLoad];
            [self.view addSubview:self.header];
            \(code.loading)
        }

        - (void)placeHeader {
            self.header.frame = CGRectMake(0, 0, [UIScreen mainScreen].bounds.size.width, 40);
        }

        \(code.members)

        @end

        """),
      FileID("PageViewController+More.m"): SourceText(
        "#import \"PageViewController.h\"\n\n@implementation PageViewController (More)\n\n\(code.moreMembers)\n\n@end\n"),
      FileID("Router.m"): SourceText("#import \"PageViewController.h\"\n\n\(code.others)\n"),
    ]
  }
}
