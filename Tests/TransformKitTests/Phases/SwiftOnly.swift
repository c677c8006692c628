import UIKitModel

extension Row where Answer == Phase {
  static let swiftOnly: [Row] = [
    swift("a view's size changes", .live, swiftClass("UIView", "override var bounds: CGRect { didSet { ↓x() } }")),
    swift(
      "a view's size changes, and its own init sets it", .beforeGeometry,
      swiftClass("UIView", "override var bounds: CGRect { didSet { ↓x() } }; init() { super.init(frame: .zero); bounds = .zero }")),
    swift("a cell is chosen", .live, swiftClass("UITableViewCell", "override var isSelected: Bool { didSet { ↓x() } }")),
    swift(
      "the wanted size changes", .unknown, swiftClass("UIViewController", "override var preferredContentSize: CGSize { didSet { ↓x() } }")),
    swift("SwiftUI asks for the body", .unknown, "struct A: View { var body: some View { ↓x() } }"),
    swift(
      "SwiftUI makes a view", .beforeGeometry, "struct A: UIViewRepresentable { func makeUIView(context: Context) -> UIView { ↓x() } }"),
    swift(
      "SwiftUI updates a view, the first time before it is placed", .unknown,
      "struct A: UIViewRepresentable { func updateUIView(_ v: UIView, context: Context) { ↓x() } }"),
    swift("a function of no type", .unknown, "func f() { ↓x() }"),
    swift("a task of viewDidLoad", .unknown, swiftClass("UIViewController", "override func viewDidLoad() { Task { self.y(); ↓x() } }")),
    swift("a closure that is called on the spot", .beforeGeometry, swiftClass("UIViewController", "override func viewDidLoad() { let v = { ↓x() }() }")),
    swift(
      "a method handed over for later", .unknown,
      swiftClass("UIViewController", "func f() { ↓x() }; override func viewDidLoad() { model.onChange = f }")),
    swift(
      "a method handed to a walk through a list", .beforeGeometry,
      swiftClass("UIViewController", "func f(_ i: Int) { ↓x() }; override func viewDidLoad() { items.forEach(f) }")),
    swift(
      "a local function belongs to its method", .beforeGeometry,
      swiftClass("UIViewController", "override func viewDidLoad() { func f() { ↓x() }; f() }")),
    swift(
      "a selector written as a string, beside a layout pass", .unknown,
      swiftClass(
        "UIViewController",
        "@objc func f() { ↓x() }; override func viewDidLayoutSubviews() { f() }; func listen() { center.addObserver(self, selector: Selector(\"f\"), name: n, object: nil) }")),
    swift("an overloaded method with other labels is called", .live, """
      class A: UIViewController {
        func f(_ a: Int) { ↓x() }
        func f(with b: Int) { }
        override func viewDidLayoutSubviews() { f(1) }
        override func viewDidLoad() { f(with: 1) }
      }
      """),
    swift("an equal name of another nested type is called", .live, """
      class A: UIViewController {
        class Cell: UITableViewCell { func f() { ↓x() }; override func layoutSubviews() { f() } }
      }
      class B: UIViewController {
        class Cell: UITableViewCell { func f() { }; override func awakeFromNib() { f() } }
      }
      """),
    swift("an equal name of another nested type in another file is called", .live, """
      class A: UIViewController {
        class Cell: UITableViewCell { func f() { ↓x() }; override func layoutSubviews() { f() } }
      }
      // file: B.swift
      class B: UIViewController {
        class Cell: UITableViewCell { func f() { }; override func awakeFromNib() { f() } }
      }
      """),
    swift("a default of a protocol that viewDidLoad calls", .beforeGeometry, """
      protocol Fitting {}
      extension Fitting where Self: UIViewController { func f() { ↓x() } }
      class A: UIViewController, Fitting { override func viewDidLoad() { f() } }
      """)
      .red("who adopts a protocol is not asked for its defaults"),
    swift("a default of a protocol, for any type", .unknown, """
      protocol Fitting {}
      extension Fitting { func f() { ↓x() } }
      class A: UIViewController, Fitting { override func viewDidLayoutSubviews() { f() } }
      """),
    swift("an extension of all controllers", .unknown, "extension UIViewController { func f() { ↓x() } }"),
    swift("a struct that only a layout pass uses", .unknown, """
      struct Sizes { func f() { ↓x() } }
      class A: UIViewController { override func viewDidLayoutSubviews() { Sizes().f() } }
      """),
  ]
}
