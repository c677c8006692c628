import UIKitModel

/// One callback of UIKit, in a class of the kind that it is for.
private func callback(_ title: String, _ phase: Phase, of superclass: String = "UIViewController", swift: String, objc: String) -> Pair<Phase> {
  Pair(title, phase, swift: swiftClass(superclass, swift), objc: objcClass(superclass, objc))
}

extension Row where Answer == Phase {
  static let callbacks = Pair.rows(of: ofControllers + ofViews + ofOthers)

  private static let ofControllers: [Pair<Phase>] = [
    callback(
      "a controller is made", .beforeGeometry, swift: "init() { super.init(nibName: nil, bundle: nil); ↓x() }",
      objc: "- (instancetype)init { if ((self = [super init])) { ↓x(); } return self; }"),
    callback("the view is made", .beforeGeometry, swift: "override func loadView() { ↓x() }", objc: "- (void)loadView { ↓x(); }"),
    callback("the view is loaded", .beforeGeometry, swift: "override func viewDidLoad() { ↓x() }", objc: "- (void)viewDidLoad { ↓x(); }"),
    callback(
      "the view will appear, and is not laid out", .beforeGeometry, swift: "override func viewWillAppear(_ a: Bool) { ↓x() }",
      objc: "- (void)viewWillAppear:(BOOL)a { ↓x(); }"),
    callback(
      "the view is appearing, and has its size", .live, swift: "override func viewIsAppearing(_ a: Bool) { ↓x() }",
      objc: "- (void)viewIsAppearing:(BOOL)a { ↓x(); }"),
    callback(
      "the view appeared", .live, swift: "override func viewDidAppear(_ a: Bool) { ↓x() }",
      objc: "- (void)viewDidAppear:(BOOL)a { ↓x(); }"),
    callback(
      "a layout pass of a controller", .live, swift: "override func viewDidLayoutSubviews() { ↓x() }",
      objc: "- (void)viewDidLayoutSubviews { ↓x(); }"),
    callback(
      "the view is about to go", .live, swift: "override func viewWillDisappear(_ a: Bool) { ↓x() }",
      objc: "- (void)viewWillDisappear:(BOOL)a { ↓x(); }"),
    callback(
      "the view went", .afterwards, swift: "override func viewDidDisappear(_ a: Bool) { ↓x() }",
      objc: "- (void)viewDidDisappear:(BOOL)a { ↓x(); }"),
    callback("the object goes", .afterwards, swift: "deinit { ↓x() }", objc: "- (void)dealloc { ↓x(); }"),
    callback(
      "a segue may come from code before the view is shown", .unknown,
      swift: "override func prepare(for segue: UIStoryboardSegue, sender: Any?) { ↓x() }",
      objc: "- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender { ↓x(); }"),
    callback(
      "a row is tapped", .live, swift: "func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) { ↓x() }",
      objc: "- (void)tableView:(UITableView *)t didSelectRowAtIndexPath:(NSIndexPath *)i { ↓x(); }"),
    callback(
      "a list is scrolled", .live, swift: "func scrollViewDidScroll(_ s: UIScrollView) { ↓x() }",
      objc: "- (void)scrollViewDidScroll:(UIScrollView *)s { ↓x(); }"),
  ]

  private static let ofViews: [Pair<Phase>] = [
    callback(
      "a view is made", .beforeGeometry, of: "UIView", swift: "override init(frame: CGRect) { super.init(frame: frame); ↓x() }",
      objc: "- (instancetype)initWithFrame:(CGRect)f { if ((self = [super initWithFrame:f])) { ↓x(); } return self; }"),
    callback(
      "a view comes from a nib", .beforeGeometry, of: "UIView", swift: "override func awakeFromNib() { ↓x() }",
      objc: "- (void)awakeFromNib { ↓x(); }"),
    callback(
      "a layout pass of a view", .live, of: "UIView", swift: "override func layoutSubviews() { ↓x() }",
      objc: "- (void)layoutSubviews { ↓x(); }"),
    callback("a view draws", .live, of: "UIView", swift: "override func draw(_ r: CGRect) { ↓x() }", objc: "- (void)drawRect:(CGRect)r { ↓x(); }"),
    callback(
      "a view answers for its size before it has one", .unknown, of: "UIView", swift: "override func sizeThatFits(_ s: CGSize) -> CGSize { ↓x() }",
      objc: "- (CGSize)sizeThatFits:(CGSize)s { return ↓x(); }"),
    callback(
      "a view is touched", .live, of: "UIView", swift: "override func touchesBegan(_ t: Set<UITouch>, with e: UIEvent?) { ↓x() }",
      objc: "- (void)touchesBegan:(NSSet *)t withEvent:(UIEvent *)e { ↓x(); }"),
    callback(
      "constraints are updated before the layout", .unknown, of: "UIView", swift: "override func updateConstraints() { ↓x() }",
      objc: "- (void)updateConstraints { ↓x(); }"),
    callback(
      "a cell is used again", .live, of: "UITableViewCell", swift: "override func prepareForReuse() { ↓x() }",
      objc: "- (void)prepareForReuse { ↓x(); }"),
    callback(
      "a cell is made", .beforeGeometry, of: "UITableViewCell",
      swift: "override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init(style: style, reuseIdentifier: nil); ↓x() }",
      objc: "- (instancetype)initWithStyle:(UITableViewCellStyle)s reuseIdentifier:(NSString *)r { ↓x(); return self; }"),
  ]

  private static let ofOthers: [Pair<Phase>] = [
    callback(
      "a layer lays out", .live, of: "CALayer", swift: "override func layoutSublayers() { ↓x() }", objc: "- (void)layoutSublayers { ↓x(); }"),
    callback(
      "a layout prepares", .live, of: "UICollectionViewLayout", swift: "override func prepare() { ↓x() }",
      objc: "- (void)prepareLayout { ↓x(); }"),
    callback(
      "a presentation is over", .afterwards, of: "UIPresentationController",
      swift: "override func dismissalTransitionDidEnd(_ c: Bool) { ↓x() }", objc: "- (void)dismissalTransitionDidEnd:(BOOL)c { ↓x(); }"),
    Pair(
      "a scene connects before it has a window", .beforeGeometry,
      swift: swiftClass(
        "UIResponder, UIWindowSceneDelegate",
        "func scene(_ s: UIScene, willConnectTo e: UISceneSession, options o: UIScene.ConnectionOptions) { ↓x() }"),
      objc: objcClass(
        "UIResponder <UIWindowSceneDelegate>",
        "- (void)scene:(UIScene *)s willConnectToSession:(UISceneSession *)e options:(UISceneConnectionOptions *)o { ↓x(); }")),
    Pair(
      "a scene is active", .live,
      swift: swiftClass("UIResponder, UIWindowSceneDelegate", "func sceneDidBecomeActive(_ s: UIScene) { ↓x() }"),
      objc: objcClass("UIResponder <UIWindowSceneDelegate>", "- (void)sceneDidBecomeActive:(UIScene *)s { ↓x(); }")),
    Pair(
      "a scene goes", .afterwards,
      swift: swiftClass("UIResponder, UIWindowSceneDelegate", "func sceneDidDisconnect(_ s: UIScene) { ↓x() }"),
      objc: objcClass("UIResponder <UIWindowSceneDelegate>", "- (void)sceneDidDisconnect:(UIScene *)s { ↓x(); }")),
    Pair(
      "an app starts", .beforeGeometry,
      swift: swiftClass(
        "UIResponder, UIApplicationDelegate",
        "func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { ↓x() }"),
      objc: objcClass(
        "UIResponder <UIApplicationDelegate>",
        "- (BOOL)application:(UIApplication *)a didFinishLaunchingWithOptions:(NSDictionary *)o { return ↓x(); }")),
    callback(
      "a plain object is made whenever anybody likes", .unknown, of: "NSObject", swift: "override init() { super.init(); ↓x() }",
      objc: "- (instancetype)init { if ((self = [super init])) { ↓x(); } return self; }")
      .red("every initializer counts as before geometry"),
    callback("a method of a plain object", .unknown, of: "NSObject", swift: "func f() { ↓x() }", objc: "- (void)f { ↓x(); }"),
  ]
}
