import UIKitModel

/// A controller that hands `f` over by its selector, when its view is loaded.
private func handing(_ title: String, _ phase: Phase, swift: String, objc: String, beside: (swift: String, objc: String) = ("", "")) -> Pair<Phase> {
  Pair(
    title, phase,
    swift: swiftClass("UIViewController", "override func viewDidLoad() { \(swift) }; @objc func f() { ↓x() }; \(beside.swift)"),
    objc: objcClass("UIViewController", "- (void)viewDidLoad { \(objc); }\n- (void)f { ↓x(); }\n\(beside.objc)"))
}

extension Row where Answer == Phase {
  static let selectors = Pair.rows(of: ofControls + ofTime + ofNotifications)

  /// A control sends its action while it is on the screen, and so does a gesture.
  private static let ofControls: [Pair<Phase>] = [
    Pair(
      "an action of a storyboard", .live, swift: swiftClass("UIViewController", "@IBAction func f(_ s: Any) { ↓x() }"),
      objc: objcClass("UIViewController", "- (IBAction)f:(id)s { ↓x(); }")),
    Pair(
      "an action that viewDidLoad calls as well", .beforeGeometry,
      swift: swiftClass("UIViewController", "@IBAction func f(_ s: Any) { ↓x() }; override func viewDidLoad() { f(self) }"),
      objc: objcClass("UIViewController", "- (IBAction)f:(id)s { ↓x(); } - (void)viewDidLoad { [self f:self]; }")),
    handing(
      "an action of a button", .live, swift: "button.addTarget(self, action: #selector(f), for: .touchUpInside)",
      objc: "[button addTarget:self action:@selector(f) forControlEvents:UIControlEventTouchUpInside]"),
    handing(
      "a tap", .live, swift: "view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(f)))",
      objc: "[self.view addGestureRecognizer:[[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(f)]]"),
    handing(
      "a button of a bar", .live,
      swift: "navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(f))",
      objc: "self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:0 target:self action:@selector(f)]"),
    handing(
      "an action that viewDidLoad calls, named by a selector", .beforeGeometry,
      swift: "f(); button.addTarget(self, action: #selector(f), for: .touchUpInside)",
      objc: "[self f]; [button addTarget:self action:@selector(f) forControlEvents:UIControlEventTouchUpInside]"),
    handing(
      "an action and a helper of a layout pass", .live, swift: "button.addTarget(self, action: #selector(f), for: .touchUpInside)",
      objc: "[button addTarget:self action:@selector(f) forControlEvents:UIControlEventTouchUpInside]",
      beside: ("override func viewDidLayoutSubviews() { f() }", "- (void)viewDidLayoutSubviews { [self f]; }")),
  ]

  /// A clock asks nobody whether the view is laid out.
  private static let ofTime: [Pair<Phase>] = [
    handing(
      "a timer", .unknown, swift: "Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(f), userInfo: nil, repeats: true)",
      objc: "[NSTimer scheduledTimerWithTimeInterval:1 target:self selector:@selector(f) userInfo:nil repeats:YES]"),
    handing(
      "a display link", .unknown, swift: "CADisplayLink(target: self, selector: #selector(f)).add(to: .main, forMode: .common)",
      objc: "[[CADisplayLink displayLinkWithTarget:self selector:@selector(f)] addToRunLoop:loop forMode:mode]"),
    handing(
      "after a delay", .unknown, swift: "perform(#selector(f), with: nil, afterDelay: 0)",
      objc: "[self performSelector:@selector(f) withObject:nil afterDelay:0]"),
    handing(
      "a selector that is kept", .unknown, swift: "action = #selector(f)", objc: "self.action = @selector(f)"),
  ]

  /// Notifications come at any time, except those of the keyboard, which only a shown text field brings.
  private static let ofNotifications: [Pair<Phase>] = [
    handing(
      "a notification of the app's own", .unknown,
      swift: "NotificationCenter.default.addObserver(self, selector: #selector(f), name: .stockChanged, object: nil)",
      objc: "[[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(f) name:StockChanged object:nil]"),
    handing(
      "the app becomes active, whatever it shows", .unknown,
      swift: "NotificationCenter.default.addObserver(self, selector: #selector(f), name: UIApplication.didBecomeActiveNotification, object: nil)",
      objc: "[[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(f) name:UIApplicationDidBecomeActiveNotification object:nil]"),
    handing(
      "the keyboard comes", .live,
      swift: "NotificationCenter.default.addObserver(self, selector: #selector(f), name: UIResponder.keyboardWillShowNotification, object: nil)",
      objc: "[[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(f) name:UIKeyboardWillShowNotification object:nil]"),
    handing(
      "the device is turned, and the layout comes later", .beforeTransition,
      swift: "NotificationCenter.default.addObserver(self, selector: #selector(f), name: UIDevice.orientationDidChangeNotification, object: nil)",
      objc: "[[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(f) name:UIDeviceOrientationDidChangeNotification object:nil]"),
    handing(
      "a notification's handler that viewDidLoad calls", .beforeGeometry,
      swift: "f(); NotificationCenter.default.addObserver(self, selector: #selector(f), name: .stockChanged, object: nil)",
      objc: "[self f]; [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(f) name:StockChanged object:nil]"),
    handing(
      "a notification's handler that a button calls, too", .unknown,
      swift: """
        NotificationCenter.default.addObserver(self, selector: #selector(f), name: .stockChanged, object: nil)
        button.addTarget(self, action: #selector(f), for: .touchUpInside)
        """,
      objc: """
        [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(f) name:StockChanged object:nil];
        [button addTarget:self action:@selector(f) forControlEvents:UIControlEventTouchUpInside]
        """),
    handing(
      "a helper of a notification's handler", .unknown,
      swift: "NotificationCenter.default.addObserver(self, selector: #selector(g), name: .stockChanged, object: nil)",
      objc: "[[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(g) name:StockChanged object:nil]",
      beside: ("@objc func g() { f() }", "- (void)g { [self f]; }")),
    handing(
      "a helper of the keyboard's handler", .live,
      swift: "NotificationCenter.default.addObserver(self, selector: #selector(g), name: UIResponder.keyboardWillHideNotification, object: nil)",
      objc: "[[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(g) name:UIKeyboardWillHideNotification object:nil]",
      beside: ("@objc func g() { f() }", "- (void)g { [self f]; }")),
  ]
}
