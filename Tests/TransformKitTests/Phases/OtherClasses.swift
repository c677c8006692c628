import UIKitModel

/// A method `f` of the controller `A`, and another class that may call it.
private let controller = "class A: UIViewController { func f() { ↓x() }; override func viewDidLayoutSubviews() { f() } }"

private let header = "// file: A.h\n#import <UIKit/UIKit.h>\n@interface A : UIViewController\n- (void)f;\n@end"
private let implementation = "#import \"A.h\"\n@implementation A\n- (void)f { ↓x(); }\n- (void)viewDidLayoutSubviews { [self f]; }\n@end"

extension Row where Answer == Phase {
  static let others = Pair.rows(of: strangers) + family + [
    objc("a subclass in another file calls it in viewDidLoad", .beforeGeometry, """
      \(implementation)
      \(header)
      // file: B.m
      #import "A.h"
      @interface B : A
      @end
      @implementation B
      - (void)viewDidLoad { [self f]; }
      @end
      """),
    objc("what a header offers anybody may call", .unknown, implementation + "\n" + header),
    objc("a Swift subclass calls it in viewDidLoad", .beforeGeometry, """
      \(implementation)
      \(header)
      // file: B.swift
      class B: A { override func viewDidLoad() { f() } }
      """),
  ]

  private static let strangers: [Pair<Phase>] = [
    Pair(
      "another class in the same file calls it", .unknown,
      swift: controller + "\nclass Router { let a = A(); func open() { a.f() } }",
      objc: """
        @interface A : UIViewController
        @end
        @implementation A
        - (void)f { ↓x(); }
        - (void)viewDidLayoutSubviews { [self f]; }
        @end
        @interface Router : NSObject
        @property (nonatomic) A *a;
        @end
        @implementation Router
        - (void)open { [self.a f]; }
        @end
        """),
    Pair(
      "another class in another file calls it", .unknown,
      swift: controller + "\n// file: Router.swift\nclass Router { let a = A(); func open() { a.f() } }",
      objc: implementation + "\n" + header + """

        // file: Router.m
        #import "A.h"
        @interface Router : NSObject
        @property (nonatomic) A *a;
        @end
        @implementation Router
        - (void)open { [self.a f]; }
        @end
        """),
    Pair(
      "another class in another file calls what a helper calls", .unknown,
      swift: """
        class A: UIViewController { func f() { ↓x() }; func g() { f() }; override func viewDidLayoutSubviews() { g() } }
        // file: Router.swift
        class Router { let a = A(); func open() { a.g() } }
        """,
      objc: """
        #import "A.h"
        @implementation A
        - (void)f { ↓x(); }
        - (void)g { [self f]; }
        - (void)viewDidLayoutSubviews { [self g]; }
        @end
        // file: A.h
        @interface A : UIViewController
        - (void)g;
        @end
        // file: Router.m
        #import "A.h"
        @interface Router : NSObject
        @end
        @implementation Router
        - (void)open:(A *)a { [a g]; }
        @end
        """),
  ]

  /// What other classes of Swift do with the controller's method.
  private static let family: [Row<Phase>] = [
    swift("a class calls it through a protocol", .unknown, """
      class A: UIViewController, Listener { func f() { ↓x() }; override func viewDidLayoutSubviews() { f() } }
      // file: Model.swift
      protocol Listener: AnyObject { func f() }
      class Model { weak var listener: Listener?; func load() { listener?.f() } }
      """),
    swift("Objective-C calls it", .unknown, """
      class A: UIViewController { @objc func f() { ↓x() }; override func viewDidLayoutSubviews() { f() } }
      // file: Router.m
      #import "App-Swift.h"
      @interface Router : NSObject
      @end
      @implementation Router
      - (void)open:(A *)a { [a f]; }
      @end
      """),
    swift("anybody may call what is public", .unknown, "public class A: UIViewController { public func f() { ↓x() }; override public func viewDidLayoutSubviews() { f() } }"),
    swift("a method of the same name of another class is called", .live, """
      \(controller)
      // file: Player.swift
      class Player { func f() {} }
      class Radio { let player = Player(); func start() { player.f() } }
      """),
    swift("nobody else can call what is private", .live, """
      class A: UIViewController { private func f() { ↓x() }; override func viewDidLayoutSubviews() { f() } }
      class Player { func f() {} }
      class Radio { let player = Player(); func start() { player.f() } }
      """),
    swift("a subclass in another file calls it in viewDidLoad", .beforeGeometry, """
      \(controller)
      // file: B.swift
      class B: A { override func viewDidLoad() { f() } }
      """),
    swift("a superclass calls what the class overrides", .beforeGeometry, """
      class A: Base { override func f() { ↓x() } }
      class Base: UIViewController { override func viewDidLoad() { f() }; func f() {} }
      """),
    swift("a superclass in another file calls what the class overrides", .beforeGeometry, """
      class A: Base { override func f() { ↓x() } }
      // file: Base.swift
      class Base: UIViewController { override func viewDidLoad() { f() }; func f() {} }
      """),
    swift("a helper of a superclass in a third file calls what the class overrides", .beforeGeometry, """
      class A: Base { override func f() { ↓x() } }
      // file: Base.swift
      class Base: UIViewController { override func viewDidLoad() { h() }; func f() {} }
      // file: Base+Help.swift
      extension Base { func h() { f() } }
      """),
  ]
}
