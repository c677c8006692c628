import UIKitModel

/// A controller `A` in its own file, and the rest of it in another one.
private func controller(
  _ title: String, _ phase: Phase, swift: String, _ swiftExtension: String, objc: String, _ category: String
) -> Pair<Phase> {
  Pair(
    title, phase, swift: "import UIKit\nclass A: UIViewController { \(swift) }\n// file: A+More.swift\nextension A { \(swiftExtension) }",
    objc: """
      #import "A.h"
      @implementation A
      \(objc)
      @end
      // file: A.h
      #import <UIKit/UIKit.h>
      @interface A : UIViewController
      @end
      // file: A+More.m
      #import "A.h"
      @implementation A (More)
      \(category)
      @end
      """)
}

extension Row where Answer == Phase {
  /// Where a class is cut says nothing of when its code runs.
  static let files = Pair.rows(of: oneStep + twoSteps + registered)

  private static let oneStep: [Pair<Phase>] = [
    controller(
      "viewDidLoad calls into another file", .beforeGeometry,
      swift: "override func viewDidLoad() { f() }", "func f() { ↓x() }",
      objc: "- (void)viewDidLoad { [self f]; }", "- (void)f { ↓x(); }"),
    controller(
      "a layout pass calls into another file", .live,
      swift: "override func viewDidLayoutSubviews() { f() }", "func f() { ↓x() }",
      objc: "- (void)viewDidLayoutSubviews { [self f]; }", "- (void)f { ↓x(); }"),
    controller(
      "another file calls in viewDidLoad", .beforeGeometry,
      swift: "func f() { ↓x() }", "override func viewDidLoad() { f() }",
      objc: "- (void)f { ↓x(); }", "- (void)viewDidLoad { [self f]; }"),
    controller(
      "an action in another file calls", .live,
      swift: "func f() { ↓x() }", "@IBAction func tap(_ s: Any) { f() }",
      objc: "- (void)f { ↓x(); }", "- (IBAction)tap:(id)s { [self f]; }"),
    controller(
      "a layout pass here and viewDidLoad there", .beforeGeometry,
      swift: "func f() { ↓x() }; override func viewDidLayoutSubviews() { f() }", "override func viewDidLoad() { f() }",
      objc: "- (void)f { ↓x(); } - (void)viewDidLayoutSubviews { [self f]; }", "- (void)viewDidLoad { [self f]; }"),
    controller(
      "a value in another file that viewDidLoad asks for", .beforeGeometry,
      swift: "override func viewDidLoad() { use(w) }", "var w: CGFloat { ↓x() }",
      objc: "- (void)viewDidLoad { use([self w]); }", "- (CGFloat)w { return ↓x(); }"),
    controller(
      "nobody in two files calls it", .unknown, swift: "func f() { ↓x() }", "func g() { }",
      objc: "- (void)f { ↓x(); }", "- (void)g { }"),
  ]

  private static let twoSteps: [Pair<Phase>] = [
    controller(
      "viewDidLoad calls through another file, where an action does, too", .beforeGeometry,
      swift: "override func viewDidLoad() { g() }; func f() { ↓x() }", "func g() { f() }; @IBAction func tap(_ s: Any) { g() }",
      objc: "- (void)viewDidLoad { [self g]; } - (void)f { ↓x(); }", "- (void)g { [self f]; } - (IBAction)tap:(id)s { [self g]; }"),
    controller(
      "viewDidLoad calls through another file", .beforeGeometry,
      swift: "override func viewDidLoad() { g() }; func f() { ↓x() }", "func g() { f() }",
      objc: "- (void)viewDidLoad { [self g]; } - (void)f { ↓x(); }", "- (void)g { [self f]; }"),
    controller(
      "a layout pass calls through another file", .live,
      swift: "override func viewDidLayoutSubviews() { g() }; func f() { ↓x() }", "func g() { f() }",
      objc: "- (void)viewDidLayoutSubviews { [self g]; } - (void)f { ↓x(); }", "- (void)g { [self f]; }"),
    controller(
      "a method that nobody calls, through another file", .unknown,
      swift: "func h() { g() }; func f() { ↓x() }", "func g() { f() }",
      objc: "- (void)h { [self g]; } - (void)f { ↓x(); }", "- (void)g { [self f]; }"),
    controller(
      "two methods in two files that only call each other", .unknown,
      swift: "func f() { ↓x(); g() }", "func g() { f() }",
      objc: "- (void)f { ↓x(); [self g]; }", "- (void)g { [self f]; }"),
    controller(
      "a transition calls through another file", .beforeTransition,
      swift: "func f() { ↓x() }; override func viewWillTransition(to s: CGSize, with c: UIViewControllerTransitionCoordinator) { g() }",
      "func g() { f() }",
      objc: "- (void)f { ↓x(); } - (void)viewWillTransitionToSize:(CGSize)s withTransitionCoordinator:(id)c { [self g]; }",
      "- (void)g { [self f]; }"),
    controller(
      "a value that is made once, through another file", .frozen,
      swift: "lazy var head: UIView = { g(); return UIView() }() ; func f() { ↓x() }", "func g() { f() }",
      objc: "- (UIView *)head { if (!_head) { [self g]; _head = [UIView new]; } return _head; } - (void)f { ↓x(); }", "- (void)g { [self f]; }"),
  ]

  private static let registered: [Pair<Phase>] = [
    controller(
      "a button is told of it in another file", .live,
      swift: "@objc func f() { ↓x() }", "func setUp() { button.addTarget(self, action: #selector(f), for: .touchUpInside) }",
      objc: "- (void)f { ↓x(); }", "- (void)setUp { [button addTarget:self action:@selector(f) forControlEvents:UIControlEventTouchUpInside]; }"),
    controller(
      "the notification centre is told of it in another file", .unknown,
      swift: "@objc func f() { ↓x() }",
      "func setUp() { NotificationCenter.default.addObserver(self, selector: #selector(f), name: .stockChanged, object: nil) }",
      objc: "- (void)f { ↓x(); }",
      "- (void)setUp { [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(f) name:StockChanged object:nil]; }"),
    controller(
      "the keyboard's notification is asked for in another file", .live,
      swift: "@objc func f() { ↓x() }",
      "func setUp() { NotificationCenter.default.addObserver(self, selector: #selector(f), name: UIResponder.keyboardDidShowNotification, object: nil) }",
      objc: "- (void)f { ↓x(); }",
      "- (void)setUp { [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(f) name:UIKeyboardDidShowNotification object:nil]; }"),
  ]
}
