import UIKitModel

/// A controller in whose member a closure does something.
private func controller(_ title: String, _ phase: Phase, swift: String, objc: String) -> Pair<Phase> {
  Pair(title, phase, swift: swiftClass("UIViewController", swift), objc: objcClass("UIViewController", objc))
}

extension Row where Answer == Phase {
  static let closures = Pair.rows(of: inLoading + inTransitions)

  private static let inLoading: [Pair<Phase>] = [
    controller(
      "an animation of viewDidLoad runs its closure at once", .beforeGeometry,
      swift: "override func viewDidLoad() { UIView.animate(withDuration: 1) { ↓x() } }",
      objc: "- (void)viewDidLoad { [UIView animateWithDuration:1 animations:^{ ↓x(); }]; }"),
    controller(
      "what an animation of viewDidLoad does at its end", .unknown,
      swift: "override func viewDidLoad() { UIView.animate(withDuration: 1, animations: { }, completion: { _ in ↓x() }) }",
      objc: "- (void)viewDidLoad { [UIView animateWithDuration:1 animations:^{ } completion:^(BOOL f) { ↓x(); }]; }"),
    controller(
      "a walk through a list", .beforeGeometry, swift: "override func viewDidLoad() { items.forEach { _ in ↓x() } }",
      objc: "- (void)viewDidLoad { [items enumerateObjectsUsingBlock:^(id i, NSUInteger n, BOOL *stop) { ↓x(); }]; }"),
    controller(
      "later on the main queue", .unknown, swift: "override func viewDidLoad() { DispatchQueue.main.async { self.y(); ↓x() } }",
      objc: "- (void)viewDidLoad { dispatch_async(dispatch_get_main_queue(), ^{ ↓x(); }); }"),
    controller(
      "at once on another queue", .beforeGeometry, swift: "override func viewDidLoad() { queue.sync { ↓x() } }",
      objc: "- (void)viewDidLoad { dispatch_sync(queue, ^{ ↓x(); }); }"),
    controller(
      "an answer that comes some day", .unknown, swift: "override func viewDidLoad() { api.load { _ in ↓x() } }",
      objc: "- (void)viewDidLoad { [api loadWithCompletion:^(id answer) { ↓x(); }]; }"),
    controller(
      "a helper of an answer that comes some day", .unknown,
      swift: "func f() { ↓x() }; override func viewDidLoad() { api.load { [weak self] _ in self?.f() } }",
      objc: "- (void)f { ↓x(); } - (void)viewDidLoad { __weak typeof(self) weakSelf = self; [api load:^(id a) { [weakSelf f]; }]; }"),
    controller(
      "a helper of an animation of viewDidLoad", .beforeGeometry,
      swift: "func f() { ↓x() }; override func viewDidLoad() { UIView.animate(withDuration: 1) { self.f() } }",
      objc: "- (void)f { ↓x(); } - (void)viewDidLoad { [UIView animateWithDuration:1 animations:^{ [self f]; }]; }"),
  ]

  private static let inTransitions: [Pair<Phase>] = [
    controller(
      "a helper while a new size is announced", .beforeTransition,
      swift: "func f() { ↓x() }; override func viewWillTransition(to s: CGSize, with c: UIViewControllerTransitionCoordinator) { f() }",
      objc: "- (void)f { ↓x(); } - (void)viewWillTransitionToSize:(CGSize)s withTransitionCoordinator:(id)c { [self f]; }"),
    controller(
      "a helper alongside a transition", .live,
      swift: """
        func f() { ↓x() }
        override func viewWillTransition(to s: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
          coordinator.animate(alongsideTransition: { _ in self.f() }, completion: nil)
        }
        """,
      objc: """
        - (void)f { ↓x(); }
        - (void)viewWillTransitionToSize:(CGSize)s withTransitionCoordinator:(id)coordinator {
          [coordinator animateAlongsideTransition:^(id c) { [self f]; } completion:nil];
        }
        """),
    controller(
      "a helper when a transition is over", .live,
      swift: """
        func f() { ↓x() }
        override func viewWillTransition(to s: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
          coordinator.animate(alongsideTransition: nil) { _ in self.f() }
        }
        """,
      objc: """
        - (void)f { ↓x(); }
        - (void)viewWillTransitionToSize:(CGSize)s withTransitionCoordinator:(id)coordinator {
          [coordinator animateAlongsideTransition:nil completion:^(id c) { [self f]; }];
        }
        """),
    controller(
      "a helper before and alongside a transition", .beforeTransition,
      swift: """
        func f() { ↓x() }
        override func viewWillTransition(to s: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
          f()
          coordinator.animate(alongsideTransition: { _ in self.f() }, completion: nil)
        }
        """,
      objc: """
        - (void)f { ↓x(); }
        - (void)viewWillTransitionToSize:(CGSize)s withTransitionCoordinator:(id)coordinator {
          [self f];
          [coordinator animateAlongsideTransition:^(id c) { [self f]; } completion:nil];
        }
        """),
  ]
}
