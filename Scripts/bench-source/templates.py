"""The words and code shapes of the generated checkout. `@marker@` is filled in, `#body#` becomes statements."""

QUALIFIERS = """Account Active Archived Audio Available Basic Blocked Cached Calendar Central Classic Compact Contact
Current Daily Default Delivery Detail Digital Draft Edited Event External Family Featured Final Gift Group Guest Home
Image Inbox Initial Invited Item Joined Latest Linked Local Main Media Member Monthly Nearby News Offline Open Order
Partner Pending Premium Primary Public Quick Recent Regional Remote Saved Search Selected Shared Store Team Travel
Unread Updated Video Weekly""".split()

NOUNS = """Activity Address Album Alert Article Attachment Avatar Badge Balance Banner Basket Booking Campaign Card
Category Channel Checkout Collection Comment Contact Content Conversation Coupon Dashboard Device Discount Document
Driver Episode Event Feed Filter Folder Friend Gallery Group History Invoice Journey Label Lesson Library List Location
Loyalty Map Market Member Message Notification Offer Onboarding Order Passenger Payment Photo Playlist Policy Post
Product Profile Promotion Receipt Recipe Region Reminder Report Reservation Review Route Schedule Season Service Session
Settings Shipment Statement Station Story Subscription Summary Ticket Timeline Transfer Trip Voucher Wallet Wishlist""".split()

VERBS = """apply append bind build cancel check clear close collect compute configure create delete display download
enable fetch filter find finish format handle hide insert load log make mark merge move notify open pause prepare present
process publish record refresh reload remove render reset resolve restore save schedule select send show sort start stop
store submit sync toggle track trim update upload validate""".split()

WORDS = {
  "prop": "title subtitle identifier isEnabled isVisible createdAt count total price status owner rank progress kind summary".split(),
  "flag": "isLoading isEditing isVisible isSelected hasChanges isExpanded needsRefresh isOffline".split(),
  "view": "titleLabel subtitleLabel iconView stackView containerView headerView footerView actionButton badgeView separator".split(),
  "list": "items sections entries results rows models pages suggestions".split(),
  "case": "idle loading loaded failed empty partial expired archived".split(),
  "text": "Try_again|No connection|Something went wrong|Saved|Loading…|Nothing here yet|Pull to refresh|See all|Done".replace("_", " ").split("|"),
  "why": ("the server sends pages of fifty|empty sections would leave a gap|older accounts have no owner|the designers want the same spacing everywhere|"
          "otherwise the animation starts twice|this runs on every scroll, keep it cheap|the cache is warm by now|see the note in the wiki|"
          "keeps the order of the first request").split("|"),
}

MEMBER_INDENT = "    "

SIMPLE_STATEMENTS = [
  "let @noun1@ = @list@.filter { $0.@prop@ != nil && $0.count > @number@ }",
  "let @noun@ = @list@.map(\\.@prop@).sorted()",
  "@view@.isHidden = !@flag@",
  '@view@.text = "\\(model.@prop@) – \\(@list@.count) @text@"',
  'logger.debug("@method@ finished with \\(@list@.count) of \\(total), \\(@flag@ ? "yes" : "no")")',
  "// @why@\n@view@.setNeedsLayout()",
  "@view@.layer.cornerRadius = @number@",
  "@view@.setContentHuggingPriority(.defaultHigh, for: .horizontal)",
  "self.@flag@ = false",
  "@list@.removeAll(where: { $0.identifier == identifier })",
  "state = .@case@",
  "delegate?.@method@(self, didFinish: @flag@)",
  "let @noun@ = max(@number@, min(@number@, CGFloat(@list@.count) * @number@.0))",
  'NotificationCenter.default.post(name: .@noun@DidChange, object: self, userInfo: ["@prop@": @list@.count])',
  "defer { @flag@ = false }",
  "analytics.track(.@method@, properties: [.@prop@: model.@prop@, .@prop@: String(describing: state)])",
]

STATEMENTS = SIMPLE_STATEMENTS + [
  "if @flag@, let @noun1@ = @list@.first {\n    @view@.configure(with: @noun1@)\n    #body#\n} else {\n    @view@.reset()\n}",
  "for @noun1@ in @list@ where @noun1@.@flag@ {\n    #body#\n}",
  "switch state {\ncase .idle, .empty:\n    #body#\ncase .loading:\n    @view@.startAnimating()\ncase .@case@(let @noun1@):\n"
  "    show(@noun1@)\ndefault:\n    break\n}",
  "DispatchQueue.main.async { [weak self] in\n    guard let self = self else { return }\n    #body#\n}",
  "service.@method@(for: identifier) { [weak self] result in\n    switch result {\n    case .success(let @noun1@):\n"
  "        self?.apply(@noun1@)\n        #body#\n    case .failure(let error):\n        self?.present(error)\n    }\n}",
  "UIView.animate(withDuration: 0.25, delay: 0, options: [.curveEaseInOut], animations: {\n    #body#\n}, completion: { _ in\n"
  "    self.@flag@ = false\n})",
  "NSLayoutConstraint.activate([\n    @view1@.topAnchor.constraint(equalTo: @view@.bottomAnchor, constant: @number@),\n"
  "    @view1@.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),\n"
  "    @view1@.heightAnchor.constraint(greaterThanOrEqualToConstant: @number@),\n])",
  "guard @list@.count > @number@ else {\n    #body#\n    return\n}",
  "do {\n    let @noun1@ = try decoder.decode([@Noun@].self, from: data)\n    @list@.append(contentsOf: @noun1@)\n    #body#\n} catch {\n"
  '    logger.error("\\(error.localizedDescription)")\n}',
]

METHODS = [
  "func @method@() {\n    #body#\n}",
  "private func @method@(_ @noun1@: @Noun@, animated: Bool = true) {\n    #body#\n}",
  "/// @text@: @why@.\n///\n/// - Parameter @noun1@: what was chosen.\nfunc @method@(with @noun1@: @Noun@?) {\n    #body#\n}",
  "private func @method@(completion: @escaping (Result<[@Noun@], Error>) -> Void) {\n    #body#\n    completion(.success([]))\n}",
  "func @method@() async throws -> [@Noun@] {\n    let @noun1@ = try await service.@method@()\n    return @noun1@.filter { $0.@flag@ }\n}",
  "static func @method@(from @noun1@: @Noun@) -> String {\n    let parts = [@noun1@.@prop@, @noun1@.@prop@].compactMap { $0 }\n"
  '    return parts.joined(separator: ", ")\n}',
]

SUBVIEW = (
  "private lazy var @noun@View: UILabel = {\n    let label = UILabel()\n    label.font = .preferredFont(forTextStyle: .body)\n"
  "    label.numberOfLines = 0\n    label.textColor = UIColor(named: \"@prop@\")\n    return label\n}()"
)

ACTIONS = [
  "@objc private func @method@(_ sender: UIButton) {\n    #body#\n}",
  "@IBAction func @method@(_ sender: Any) {\n    #body#\n}",
]

CONTROLLER_MORE = METHODS * 3 + ACTIONS + [
  SUBVIEW,
  "func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {\n    sections[section].@list@.count\n}",
  "func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {\n    tableView.deselectRow(at: indexPath, animated: true)\n    #body#\n}",
  "private var @noun@Title: String {\n    guard @flag@ else { return \"@text@\" }\n    return model.@prop@ + \" (\" + String(@list@.count) + \")\"\n}",
]

# (call made by viewDidLoad or init, member)
CONTROLLER_LEGACY = [
  (None, "override func viewDidLayoutSubviews() {\n    super.viewDidLayoutSubviews()\n    updateColumns()\n    #body#\n}\n\n"
   "private func updateColumns() {\n    let width = UIScreen.main.bounds.width\n    columns = width > 600 ? 3 : 2\n    layout.itemSize = CGSize(width: width / CGFloat(columns), height: @number@)\n}"),
  ("prepareHeader()", "private func prepareHeader() {\n    headerView.frame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.size.width, height: @number@)\n    #body#\n}"),
  (None, "func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {\n"
   "    let width = (UIScreen.main.bounds.width - @number@) / 2\n    return CGSize(width: width, height: width * 1.4)\n}"),
  (None, "private func showOverlay() {\n    guard let window = UIApplication.shared.keyWindow else { return }\n    window.addSubview(overlay)\n    #body#\n}"),
  ("NotificationCenter.default.addObserver(self, selector: #selector(orientationChanged), name: UIDevice.orientationDidChangeNotification, object: nil)",
   "@objc private func orientationChanged() {\n    collectionView.collectionViewLayout.invalidateLayout()\n    #body#\n}\n\n"
   "deinit {\n    NotificationCenter.default.removeObserver(self, name: UIDevice.orientationDidChangeNotification, object: nil)\n}"),
  (None, "private func renderThumbnail() -> UIImage? {\n    UIGraphicsBeginImageContextWithOptions(size, false, UIScreen.main.scale)\n    defer { UIGraphicsEndImageContext() }\n    #body#\n    return UIGraphicsGetImageFromCurrentImageContext()\n}"),
  (None, "private func presentAlertWindow() {\n    let window = UIWindow(frame: UIScreen.main.bounds)\n    window.rootViewController = UIViewController()\n    window.windowLevel = .alert + 1\n    window.makeKeyAndVisible()\n    alertWindow = window\n}"),
  (None, "override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {\n    super.viewWillTransition(to: size, with: coordinator)\n"
   "    let isLandscape = UIDevice.current.orientation.isLandscape\n    stackView.axis = isLandscape ? .horizontal : .vertical\n    #body#\n}"),
  (None, "@objc private func toggleFullScreen(_ sender: UIButton) {\n    UIView.animate(withDuration: 0.3) {\n        self.playerView.frame = UIScreen.main.bounds\n    }\n    #body#\n}"),
  (None, "private func loadMore() {\n    service.load { [weak self] items in\n        let height = UIScreen.main.bounds.height\n        self?.heightConstraint.constant = height * 0.6\n        #body#\n    }\n}"),
  (None, "private func topInset() -> CGFloat {\n    return UIApplication.shared.windows.first?.safeAreaInsets.top ?? 0\n}"),
]

VIEW_LEGACY = [
  (None, "override func layoutSubviews() {\n    super.layoutSubviews()\n    imageView.frame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: @number@)\n    #body#\n}"),
  (None, "override func draw(_ rect: CGRect) {\n    let line = 1 / UIScreen.main.scale\n    let path = UIBezierPath(rect: rect.insetBy(dx: line, dy: line))\n    path.lineWidth = line\n    path.stroke()\n}"),
  (None, "override var intrinsicContentSize: CGSize {\n    CGSize(width: UIScreen.main.bounds.width - @number@, height: @number@)\n}"),
  (None, "func show() {\n    guard let window = UIApplication.shared.keyWindow else { return }\n    frame = window.bounds\n    window.addSubview(self)\n    #body#\n}"),
  (None, "private let itemWidth = UIScreen.main.bounds.width / 3"),
  ("layer.rasterizationScale = UIScreen.main.scale", "private func restyle() {\n    layer.shouldRasterize = true\n    #body#\n}"),
]

CELL_LEGACY = [
  (None, "func configure(with model: @Noun@) {\n    label.preferredMaxLayoutWidth = UIScreen.main.bounds.width - @number@\n    #body#\n}"),
  (None, "private func loadImage(_ url: URL) {\n    loader.load(url) { [weak self] image in\n        let scale = UIScreen.main.scale\n        self?.imageView.image = image.scaled(to: scale)\n    }\n}"),
  (None, "static func height(for model: @Noun@) -> CGFloat {\n    let width = UIScreen.main.bounds.width - @number@\n    return model.@prop@.height(width: width) + @number@\n}"),
  ("contentView.layer.contentsScale = UIScreen.main.scale", "private func styleContent() {\n    #body#\n}"),
]

SERVICE_LEGACY = [
  (None, "private static let screenWidth = UIScreen.main.bounds.width"),
  (None, "func topController() -> UIViewController? {\n    var top = UIApplication.shared.keyWindow?.rootViewController\n    while let presented = top?.presentedViewController {\n        top = presented\n    }\n    return top\n}"),
  (None, "func imageSize(for @noun1@: @Noun@) -> CGSize {\n    let scale = UIScreen.main.scale\n    return CGSize(width: 100 * scale, height: 100 * scale)\n}"),
  (None, "func start() {\n    UIDevice.current.beginGeneratingDeviceOrientationNotifications()\n    NotificationCenter.default.addObserver(forName: UIDevice.orientationDidChangeNotification, object: nil, queue: .main) { [weak self] _ in\n        self?.refresh()\n    }\n    #body#\n}"),
  (None, "var isLandscape: Bool {\n    UIDevice.current.orientation.isLandscape\n}"),
  (None, "func makeWindow() -> UIWindow {\n    let window = UIWindow(frame: UIScreen.main.bounds)\n    window.rootViewController = rootController\n    return window\n}"),
]

SCREEN_LEGACY = [
  (None, "private var hero: some View {\n    Image(\"@noun@\")\n        .resizable()\n        .frame(width: UIScreen.main.bounds.width, height: @number@)\n}"),
  (None, "private var spacing: CGFloat {\n    UIScreen.main.bounds.height < 700 ? @number@ : @number@\n}"),
]

SCREEN_MORE = [
  "private var @noun@Section: some View {\n    VStack(alignment: .leading, spacing: @number@) {\n        Text(model.@prop@)\n            .font(.headline)\n        ForEach(model.@list@) { item in\n"
  "            HStack {\n                Image(systemName: \"star\")\n                Text(item.@prop@)\n                Spacer()\n                if item.@flag@ {\n                    ProgressView()\n                }\n            }\n        }\n    }\n    .padding(@number@)\n}",
  "private var @noun@Button: some View {\n    Button(action: { model.@method@() }) {\n        Label(\"@text@\", systemImage: \"plus\")\n    }\n    .buttonStyle(.borderedProminent)\n    .disabled(model.@flag@)\n}",
  "private func @method@() {\n    #body#\n}",
]

MODEL_MORE = [
  "let @noun@: @Noun@?",
  "var @noun@Count: Int = @number@",
  "/// @why@\nvar @noun@Title: String {\n    [@prop@, @prop@].compactMap { $0 }.joined(separator: \" · \")\n}",
  "enum @Noun@State: String, Codable, CaseIterable {\n    case @noun@One, @noun@Two\n    case unknown = \"@prop@\"\n}",
  "static func == (lhs: @Type@, rhs: @Type@) -> Bool {\n    lhs.identifier == rhs.identifier && lhs.updatedAt == rhs.updatedAt\n}",
  "mutating func @method@(_ @noun1@: @Noun@) {\n    #body#\n}",
  "func encode(to encoder: Encoder) throws {\n    var container = encoder.container(keyedBy: CodingKeys.self)\n    try container.encode(identifier, forKey: .identifier)\n    try container.encodeIfPresent(@prop@, forKey: .@prop@)\n}",
]

# Mentions of the same types that are nobody's legacy geometry; some files of every app have them.
NEAR_MISSES = [
  "func openHelp() {\n    guard let url = URL(string: \"https://example.com/@noun@\") else { return }\n    UIApplication.shared.open(url)\n}",
  "func openSettings() {\n    UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!, options: [:], completionHandler: nil)\n}",
  "let userAgent = \"App/\\(version) (iOS \\(UIDevice.current.systemVersion))\"",
  "var isTablet: Bool { UIDevice.current.userInterfaceIdiom == .pad }",
  "// UIScreen.main has the wrong size while the app launches, so the width comes from the layout pass.\nfunc @method@(width: CGFloat) {\n    #body#\n}",
  "func attach(to window: UIWindow?) {\n    window?.addSubview(overlay)\n    #body#\n}",
]

HEADER = "//\n//  @Type@.swift\n//  @Feature@Feature\n//\n\n"

KINDS = {
  "controller": {
    "suffix": "ViewController", "folder": "Controllers",
    "head": [HEADER + "import UIKit\n\nfinal class @Type@: @Super@ {\n", HEADER + "import Combine\nimport UIKit\n\nclass @Type@: @Super@, UITableViewDelegate {\n"],
    "first": ["private let viewModel: @Stem@ViewModel\nprivate var @list@: [@Noun@] = []\nweak var coordinator: @Feature@Coordinator?", SUBVIEW,
              "override func viewDidLoad() {\n    super.viewDidLoad()\n    #setup#\n}",
              "override func viewWillAppear(_ animated: Bool) {\n    super.viewWillAppear(animated)\n    #body#\n}"],
    "more": CONTROLLER_MORE, "legacy": CONTROLLER_LEGACY,
  },
  "view": {
    "suffix": "View", "folder": "Views",
    "head": [HEADER + "import UIKit\n\nfinal class @Type@: UIView {\n", HEADER + "import UIKit\n\nopen class @Type@: UIControl {\n"],
    "first": ["private let label = UILabel()\nprivate let imageView = UIImageView()",
              "override init(frame: CGRect) {\n    super.init(frame: frame)\n    #setup#\n}",
              "required init?(coder: NSCoder) {\n    fatalError(\"init(coder:) has not been implemented\")\n}"],
    "more": METHODS * 2 + [SUBVIEW] + ACTIONS[:1], "legacy": VIEW_LEGACY,
  },
  "cell": {
    "suffix": "Cell", "folder": "Cells",
    "head": [HEADER + "import UIKit\n\nfinal class @Type@: UICollectionViewCell {\n", HEADER + "import UIKit\n\nclass @Type@: UITableViewCell {\n"],
    "first": ["private let label = UILabel()", "override func awakeFromNib() {\n    super.awakeFromNib()\n    #setup#\n}",
              "override func prepareForReuse() {\n    super.prepareForReuse()\n    label.text = nil\n}"],
    "more": METHODS + [SUBVIEW], "legacy": CELL_LEGACY,
  },
  "service": {
    "suffix": "Service", "folder": "Services",
    "head": [HEADER + "import Foundation\nimport UIKit\n\nprotocol @Type@Delegate: AnyObject {\n    func @method@(_ service: @Type@, didFinish: Bool)\n}\n\nfinal class @Type@ {\n"],
    "first": ["private let session: URLSession\nprivate let decoder = JSONDecoder()\nweak var delegate: @Type@Delegate?",
              "init(session: URLSession = .shared) {\n    self.session = session\n    #setup#\n}"],
    "more": METHODS * 2 + [
      "func @method@(identifier: String) async throws -> @Noun@ {\n    var request = URLRequest(url: baseURL.appendingPathComponent(\"v2/@noun@/\\(identifier)\"))\n    request.httpMethod = \"GET\"\n    let (data, response) = try await session.data(for: request)\n    guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw ServiceError.@case@ }\n    return try decoder.decode(@Noun@.self, from: data)\n}"],
    "legacy": SERVICE_LEGACY,
  },
  "model": {
    "suffix": "", "folder": "Models",
    "head": [HEADER + "import Foundation\n\nstruct @Type@: Codable, Equatable {\n", HEADER + "import Foundation\n\npublic struct @Type@: Codable, Hashable {\n"],
    "first": ["let identifier: String\nlet title: String\nvar updatedAt: Date"],
    "more": MODEL_MORE * 2 + METHODS[:2], "legacy": [],
  },
  "screen": {
    "suffix": "Screen", "folder": "Screens",
    "head": [HEADER + "import SwiftUI\n\nstruct @Type@: View {\n"],
    "first": ["@StateObject private var model: @Stem@Model\n@Environment(\\.dismiss) private var dismiss",
              "var body: some View {\n    NavigationView {\n        ScrollView {\n            Text(model.@prop@)\n            Divider()\n        }\n        .navigationTitle(\"@text@\")\n    }\n    .task { await model.@method@() }\n}"],
    "more": SCREEN_MORE, "legacy": SCREEN_LEGACY,
  },
  "viewModel": {
    "suffix": "ViewModel", "folder": "ViewModels",
    "head": [HEADER + "import Combine\nimport Foundation\n\n@MainActor\nfinal class @Type@: ObservableObject {\n"],
    "first": ["@Published private(set) var @list@: [@Noun@] = []\nprivate var cancellables = Set<AnyCancellable>()"],
    "more": METHODS, "legacy": [],
  },
  "extension": {
    "suffix": "+Formatting", "folder": "Extensions",
    "head": [HEADER + "import Foundation\n\nextension @Stem@ {\n"],
    "first": ["var formatted@Noun@: String {\n    String(format: \"%@ %d\", title, @number@)\n}"],
    "more": METHODS[:3] + MODEL_MORE[2:4], "legacy": [],
  },
}

ALL_KINDS = [("controller", 24), ("view", 15), ("cell", 7), ("service", 15), ("model", 14), ("screen", 9), ("viewModel", 12), ("extension", 4)]
SMALL_KINDS = [("model", 50), ("extension", 25), ("viewModel", 25)]
LEGACY_KINDS = [("controller", 48), ("view", 20), ("cell", 12), ("service", 14), ("screen", 6)]

EXTRA_FILES = {
  ".gitignore": ".build/\nDerivedData/\nxcuserdata/\n",
  "App/App.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 15.0\nSWIFT_VERSION = 5.0\n",
  "App/BaseViewController.swift": "import UIKit\n\nopen class BaseViewController: UIViewController {\n    open override func viewDidLoad() {\n        super.viewDidLoad()\n    }\n}\n",
}
