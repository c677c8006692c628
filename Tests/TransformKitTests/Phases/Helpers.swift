import UIKitModel

/// Methods of one controller that call each other; the marked one is `f` in most.
private func controller(_ title: String, _ phase: Phase, swift: String, objc: String) -> Pair<Phase> {
  Pair(title, phase, swift: swiftClass("UIViewController", swift), objc: objcClass("UIViewController", objc))
}

private let inSwift = "func f() { ↓x() }; "
private let inObjC = "- (void)f { ↓x(); } "

extension Row where Answer == Phase {
  static let helpers = Pair.rows(of: simple + round + values)

  private static let simple: [Pair<Phase>] = [
    controller("nobody calls it", .unknown, swift: inSwift, objc: inObjC),
    controller(
      "a helper of viewDidLoad", .beforeGeometry, swift: inSwift + "override func viewDidLoad() { f() }", objc: inObjC + "- (void)viewDidLoad { [self f]; }"),
    controller(
      "a helper of a layout pass", .live, swift: inSwift + "override func viewDidLayoutSubviews() { f() }",
      objc: inObjC + "- (void)viewDidLayoutSubviews { [self f]; }"),
    controller(
      "a helper of viewDidLoad and of a layout pass", .beforeGeometry,
      swift: inSwift + "override func viewDidLoad() { f() }; override func viewDidLayoutSubviews() { self.f() }",
      objc: inObjC + "- (void)viewDidLoad { [self f]; } - (void)viewDidLayoutSubviews { [self f]; }"),
    controller(
      "a helper of viewDidLoad and of an action", .beforeGeometry,
      swift: inSwift + "override func viewDidLoad() { f() }; @IBAction func tap(_ s: Any) { f() }",
      objc: inObjC + "- (void)viewDidLoad { [self f]; } - (IBAction)tap:(id)s { [self f]; }"),
    controller(
      "a helper of a layout pass and of a method that nobody calls", .unknown,
      swift: inSwift + "override func viewDidLayoutSubviews() { f() }; func g() { f() }",
      objc: inObjC + "- (void)viewDidLayoutSubviews { [self f]; } - (void)g { [self f]; }"),
    controller(
      "a helper of a helper of a layout pass", .live,
      swift: inSwift + "func g() { f() }; override func viewDidLayoutSubviews() { g() }",
      objc: inObjC + "- (void)g { [self f]; } - (void)viewDidLayoutSubviews { [self g]; }"),
    controller(
      "a helper of a helper of viewDidLoad", .beforeGeometry, swift: inSwift + "func g() { f() }; override func viewDidLoad() { g() }",
      objc: inObjC + "- (void)g { [self f]; } - (void)viewDidLoad { [self g]; }"),
    controller(
      "a helper of what runs when the view is gone", .afterwards, swift: inSwift + "override func viewDidDisappear(_ a: Bool) { f() }",
      objc: inObjC + "- (void)viewDidDisappear:(BOOL)a { [self f]; }"),
    controller(
      "a layout pass that viewDidLoad asks for by its name", .beforeGeometry,
      swift: "override func viewDidLayoutSubviews() { ↓x() }; override func viewDidLoad() { viewDidLayoutSubviews() }",
      objc: "- (void)viewDidLayoutSubviews { ↓x(); } - (void)viewDidLoad { [self viewDidLayoutSubviews]; }"),
    controller(
      "a class method belongs to no view", .unknown, swift: "static func f() { ↓x() }; override func viewDidLayoutSubviews() { A.f() }",
      objc: "+ (void)f { ↓x(); } - (void)viewDidLayoutSubviews { [A f]; }"),
  ]

  private static let round: [Pair<Phase>] = [
    controller(
      "a method that calls itself", .live, swift: "func f() { ↓x(); f() }; override func viewDidLayoutSubviews() { f() }",
      objc: "- (void)f { ↓x(); [self f]; } - (void)viewDidLayoutSubviews { [self f]; }"),
    controller(
      "two methods that only call each other", .unknown, swift: "func f() { ↓x(); g() }; func g() { f() }",
      objc: "- (void)f { ↓x(); [self g]; } - (void)g { [self f]; }"),
    controller(
      "a circle with a way in from viewDidLoad", .beforeGeometry,
      swift: "func f() { ↓x(); g() }; func g() { f() }; override func viewDidLoad() { g() }",
      objc: "- (void)f { ↓x(); [self g]; } - (void)g { [self f]; } - (void)viewDidLoad { [self g]; }"),
    controller(
      "a circle says nothing of itself, whatever leads into it", .unknown,
      swift: "func f() { ↓x(); g() }; func g() { f() }; override func viewDidLayoutSubviews() { f() }",
      objc: "- (void)f { ↓x(); [self g]; } - (void)g { [self f]; } - (void)viewDidLayoutSubviews { [self f]; }"),
  ]

  private static let values: [Pair<Phase>] = [
    controller(
      "a value that a layout pass asks for", .live, swift: "var w: CGFloat { ↓x() }; override func viewDidLayoutSubviews() { use(w) }",
      objc: "- (CGFloat)w { return ↓x(); } - (void)viewDidLayoutSubviews { use(self.w); }"),
    controller(
      "a value that viewDidLoad asks for", .beforeGeometry, swift: "var w: CGFloat { ↓x() }; override func viewDidLoad() { use(self.w) }",
      objc: "- (CGFloat)w { return ↓x(); } - (void)viewDidLoad { use([self w]); }"),
    controller(
      "what is set in viewDidLoad is told at once", .beforeGeometry,
      swift: "var items = 0 { didSet { ↓x() } }; override func viewDidLoad() { items = 1 }",
      objc: "- (void)setItems:(NSInteger)i { ↓x(); } - (void)viewDidLoad { self.items = 1; }")
      .red("who sets a property is not asked", .swift),
    controller(
      "what others set is told at any time", .unknown, swift: "var items = 0 { didSet { ↓x() } }",
      objc: "- (void)setItems:(NSInteger)i { ↓x(); }"),
    controller(
      "a value that is made once is never asked for again", .frozen,
      swift: "lazy var head: UIView = { ↓x() }()", objc: "- (UIView *)head { if (!_head) { _head = ↓x(); } return _head; }")
      .red("a lazy value is told from a frozen one by its callers alone", .swift),
    controller(
      "a helper of a value that is made once", .frozen, swift: inSwift + "lazy var head: UIView = { f(); return UIView() }()",
      objc: inObjC + "- (UIView *)head { if (!_head) { [self f]; _head = [UIView new]; } return _head; }"),
  ]
}
