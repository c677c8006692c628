import TransformKit
import Testing

/// What a type is to UIKit, by all that the program says of it.
@Suite struct RoleTests {
  @Test(arguments: Row<ResolvedRole>.roles) func role(_ row: Row<ResolvedRole>) throws { try row.check { $0.site.role ?? .unknown("no type") } }
}

extension Row where Answer == ResolvedRole {
  fileprivate static let roles: [Row] = [
    swift("a controller", .known(.viewController), "class A: UIViewController { func f() { ↓x() } }"),
    swift("a controller of another kind", .known(.viewController), "class A: UITableViewController { func f() { ↓x() } }"),
    swift("a cell", .known(.cell), "class A: UICollectionViewCell { func f() { ↓x() } }"),
    swift("a header of a collection", .known(.reusableView), "class A: UICollectionReusableView { func f() { ↓x() } }"),
    swift("a window", .known(.window), "class A: UIWindow { func f() { ↓x() } }"),
    swift("a view of SwiftUI", .known(.swiftUIView), "struct A: View { func f() { ↓x() } }"),
    swift("a scene delegate", .known(.sceneDelegate), "class A: UIResponder, UIWindowSceneDelegate { func f() { ↓x() } }"),
    swift("an app delegate", .known(.appDelegate), "class A: UIResponder, UIApplicationDelegate { func f() { ↓x() } }"),
    swift("a plain object", .known(.plain), "class A: NSObject { func f() { ↓x() } }"),
    swift("a struct", .known(.plain), "struct A { func f() { ↓x() } }"),
    swift("no type", .unknown("no type"), "func f() { ↓x() }"),
    swift("a superclass that nobody declares", .unknown("Base"), "class A: Base { func f() { ↓x() } }"),
    swift("a subclass of a class in another file", .known(.view), "class A: Base { func f() { ↓x() } }\n// file: Base.swift\nclass Base: UIView { }"),
    swift("three steps", .known(.view), "class A: B { func f() { ↓x() } }\n// file: B.swift\nclass B: C { }\n// file: C.swift\nclass C: UILabel { }"),
    swift("an extension in another file", .known(.view), "extension A { func f() { ↓x() } }\n// file: B.swift\nclass A: UIView { }"),
    swift("an extension of UIKit's class", .known(.viewController), "extension UIViewController { func f() { ↓x() } }"),
    swift("a protocol", .openProtocol, "protocol P { }\nextension P { func f() { ↓x() } }"),
    swift("a protocol for views", .known(.view), "protocol P { }\nextension P where Self: UIView { func f() { ↓x() } }"),
    swift("a generic superclass", .known(.viewController), "class A: Base<Int> { func f() { ↓x() } }\nclass Base<T>: UIViewController { }"),
    swift("a nested view", .known(.view), "class A: NSObject { class V: UIView { func f() { ↓x() } } }"),
    swift(
      "a nested class hides one of the same name", .known(.cell),
      "class A { class Row: UITableViewCell { }; class B: Row { func f() { ↓x() } } }\n// file: Row.swift\nclass Row: NSObject { }")
      .red("a superclass is not looked for in the types around"),
    swift("a superclass of Objective-C", .known(.view), "class A: Base { func f() { ↓x() } }\n// file: Base.h\n@interface Base : UIView\n@end"),
    objc("a controller", .known(.viewController), objcClass("UIViewController", "- (void)f { ↓x(); }")),
    objc("a class of a header", .known(.cell), "@implementation A\n- (void)f { ↓x(); }\n@end\n// file: A.h\n@interface A : UITableViewCell\n@end"),
    objc("a category of a class of a header", .known(.view), "@implementation A (M)\n- (void)f { ↓x(); }\n@end\n// file: A.h\n@interface A : UIView\n@end"),
    objc("a category of UIKit's class", .known(.view), "@implementation UIView (M)\n- (void)f { ↓x(); }\n@end"),
    objc("a category of any object", .known(.plain), "@implementation NSObject (M)\n- (void)f { ↓x(); }\n@end"),
    objc("a subclass of a class of Swift", .known(.view), "@interface A : Base\n@end\n@implementation A\n- (void)f { ↓x(); }\n@end\n// file: Base.swift\n@objc class Base: UIView { }"),
    objc("a superclass that nobody declares", .unknown("Base"), "@interface A : Base\n@end\n@implementation A\n- (void)f { ↓x(); }\n@end"),
    objc("a function", .unknown("no type"), "void f(void) { ↓x(); }"),
  ]
}
