import TransformKit
import Testing

/// Where code stands: its type, its member, the conditions around it.
@Suite struct PlaceTests {
  @Test(arguments: Row<String>.scopes) func scope(_ row: Row<String>) throws { try row.check(\.site.scope) }

  @Test(arguments: Row<Member.Kind>.members) func member(_ row: Row<Member.Kind>) throws { try row.check { $0.site.member?.kind ?? .macro } }

  @Test(arguments: Row<Site.Branch>.branches) func branch(_ row: Row<Site.Branch>) throws { try row.check(\.site.branch) }

  @Test(arguments: Row<Bool>.previews) func isPreview(_ row: Row<Bool>) throws { try row.check(\.site.isPreview) }

  @Test(arguments: Row<Bool>.instances) func isInstanceMember(_ row: Row<Bool>) throws { try row.check(\.site.isInstanceMember) }
}

extension Row where Answer == String {
  fileprivate static let scopes: [Row] = [
    swift("a method", "A.f()", "class A { func f() { ↓x() } }"),
    swift("a method with labels", "A.f(_:at:)", "class A { func f(_ a: Int, at b: Int) { ↓x() } }"),
    swift("an initializer", "A.init(a:)", "class A { init(a: Int) { ↓x() } }"),
    swift("a deinitializer", "A.deinit", "class A { deinit { ↓x() } }"),
    swift("a computed property", "A.w", "class A { var w: Int { ↓x() } }"),
    swift("the second of two properties", "A.b", "class A { let a = 1, b = ↓x() }"),
    swift("a subscript", "A.subscript", "class A { subscript(i: Int) -> Int { ↓x() } }"),
    swift("a nested type", "A.B.C.f()", "class A { struct B { enum C { func f() { ↓x() } } } }"),
    swift("an extension of a nested type", "A.B.f()", "extension A.B { func f() { ↓x() } }"),
    swift("a local function", "A.f()", "class A { func f() { func g() { ↓x() } } }"),
    swift("a closure", "A.f()", "class A { func f() { items.map { i in { ↓x() } } } }"),
    swift("a type inside a method", "A.B.g()", "class A { func f() { struct B { func g() { ↓x() } } } }"),
    swift("a function of no type", "f()", "func f() { ↓x() }"),
    swift("a global", "width", "let width = ↓x()"),
    swift("the top of a file", "top level", "↓x()"),
    swift("a member under a condition", "A.f()", "class A {\n#if DEBUG\nfunc f() { ↓x() }\n#endif\n}"),
    objc("a method", "A.f", "@implementation A\n- (void)f { ↓x(); }\n@end"),
    objc("a method with arguments", "A.f:at:", "@implementation A\n- (void)f:(int)a at:(int)b { ↓x(); }\n@end"),
    objc("a class method", "A.f", "@implementation A\n+ (void)f { ↓x(); }\n@end"),
    objc("an initializer", "A.initWithFrame:", "@implementation A\n- (instancetype)initWithFrame:(CGRect)f { return ↓x(); }\n@end"),
    objc("a category", "A.f", "@implementation A (More)\n- (void)f { ↓x(); }\n@end"),
    objc("a block", "A.f", "@implementation A\n- (void)f { go(^{ run(^{ ↓x(); }); }); }\n@end"),
    objc("a function", "width", "CGFloat width(void) { return ↓x(); }"),
    objc("a function between methods", "width", "@implementation A\n- (void)f { }\nstatic CGFloat width(void) { return ↓x(); }\n@end"),
    objc("a macro", "macro", "#define WIDTH ↓x()\n"),
  ]
}

extension Row where Answer == Member.Kind {
  fileprivate static let members: [Row] = [
    swift("a method", .method, "class A { func f() { ↓x() } }"),
    swift("an initializer", .initializer, "class A { init() { ↓x() } }"),
    swift("a deinitializer", .deinitializer, "class A { deinit { ↓x() } }"),
    swift("a property without get", .computedProperty, "class A { var w: Int { ↓x() } }"),
    swift("a property with get", .computedProperty, "class A { var w: Int { get { ↓x() } set { } } }"),
    swift("a setter", .computedProperty, "class A { var w: Int { get { 1 } set { ↓x() } } }"),
    swift("an observer afterwards", .observer, "class A { var w = 1 { didSet { ↓x() } } }"),
    swift("an observer before", .observer, "class A { var w = 1 { willSet { ↓x() } } }"),
    swift("a subscript", .subscriptAccessor, "class A { subscript(i: Int) -> Int { ↓x() } }"),
    swift("an initial value", .storedInitialiser, "class A { let w = ↓x() }"),
    swift("the initial value of what is observed", .storedInitialiser, "class A { var w = ↓x() { didSet { } } }"),
    swift("the initial value of a class property", .storedInitialiser, "class A { static let w = ↓x() }"),
    swift("a lazy value", .lazyInitialiser, "class A { lazy var w = ↓x() }"),
    swift("a closure of a lazy value", .lazyInitialiser, "class A { lazy var w: Int = { let v = ↓x(); return v }() }"),
    swift("a default argument", .defaultArgument, "class A { func f(w: Int = ↓x()) { } }"),
    swift("a default argument of an initializer", .defaultArgument, "class A { init(w: Int = ↓x()) { } }"),
    swift("the value of a case", .enumCase, "enum A: Int { case w = ↓x }"),
    swift("a function of no type", .function, "func f() { ↓x() }").red("it is taken for a method without a type"),
    objc("a method", .method, "@implementation A\n- (void)f { ↓x(); }\n@end"),
    objc("an initializer", .initializer, "@implementation A\n- (id)initWithA:(int)a { return ↓x(); }\n@end"),
    objc("a deallocation", .deinitializer, "@implementation A\n- (void)dealloc { ↓x(); }\n@end"),
    objc("a class method called init is no initializer", .method, "@implementation A\n+ (id)initAll { return ↓x(); }\n@end"),
    objc("a function", .function, "static int f(void) { return ↓x(); }"),
    objc("a macro", .macro, "#define WIDTH ↓x()\n"),
    objc("a method of C++", .cppMember, "struct A { int f() { return ↓x(); } };"),
    objc("a method of C++ outside of its class", .cppMember, "int A::f() { return ↓x(); }"),
  ]
}

extension Row where Answer == Site.Branch {
  fileprivate static let branches: [Row] = [
    swift("no condition", .active, "func f() { ↓x() }"),
    swift("for macOS", .otherPlatform, "#if os(macOS)\nfunc f() { ↓x() }\n#endif"),
    swift("for iOS", .active, "#if os(iOS)\nfunc f() { ↓x() }\n#endif"),
    swift("not for iOS", .otherPlatform, "#if os(iOS)\n#else\nfunc f() { ↓x() }\n#endif"),
    swift("for iOS or macOS", .active, "func f() {\n#if os(iOS) || os(macOS)\n↓x()\n#endif\n}"),
    swift("never", .dead, "#if false\nfunc f() { ↓x() }\n#endif"),
    swift("while debugging", .active, "#if DEBUG\nfunc f() { ↓x() }\n#endif"),
    swift("on newer systems", .active, "func f() { if #available(iOS 16, *) { ↓x() } }"),
    swift("on older systems", .legacy("16"), "func f() { if #available(iOS 16, *) { } else { ↓x() } }"),
    swift("on older systems, by guard", .legacy("16"), "func f() { guard #available(iOS 16, *) else { ↓x(); return } }"),
    swift("on older systems, unavailable", .legacy("16.4"), "func f() { if #unavailable(iOS 16.4) { ↓x() } }"),
    swift("behind an early return on newer systems", .legacy("16"), "func f() { if #available(iOS 16, *) { return }; ↓x() }"),
    swift("on older systems or without a switch", .active, "func f() { if #available(iOS 16, *), isOn { } else { ↓x() } }"),
    objc("no condition", .active, "void f(void) { ↓x(); }"),
    objc("for macOS", .otherPlatform, "#if TARGET_OS_OSX\nvoid f(void) { ↓x(); }\n#endif"),
    objc("not for iOS", .otherPlatform, "#if TARGET_OS_IOS\n#else\nvoid f(void) { ↓x(); }\n#endif"),
    objc("never", .dead, "#if 0\nvoid f(void) { ↓x(); }\n#endif"),
    objc("when a name is defined", .active, "#ifdef DEBUG\nvoid f(void) { ↓x(); }\n#endif"),
    objc("on older systems", .legacy("16.0"), "void f(void) { if (@available(iOS 16.0, *)) { } else { ↓x(); } }"),
    objc("behind an early return on newer systems", .legacy("16.0"), "void f(void) { if (@available(iOS 16.0, *)) { return; } ↓x(); }"),
    objc("on older systems or without a switch", .active, "void f(void) { if (@available(iOS 16.0, *) && isOn) { } else { ↓x(); } }"),
  ]
}

extension Row where Answer == Bool {
  fileprivate static let previews: [Row] = [
    swift("a preview", true, "#Preview { ↓x() }"),
    swift("a type for previews", true, "struct P: PreviewProvider { static var previews: some View { ↓x() } }"),
    swift("what a preview is of", false, "struct V: View { var body: some View { ↓x() } }"),
  ]

  fileprivate static let instances: [Row] = [
    swift("a method", true, "class A { func f() { ↓x() } }"),
    swift("a static method", false, "class A { static func f() { ↓x() } }"),
    swift("a class method", false, "class A { class func f() { ↓x() } }"),
    swift("an initial value", false, "class A { let w = ↓x() }"),
    swift("a default argument", false, "class A { func f(w: Int = ↓x()) { } }"),
    swift("a function of no type", false, "func f() { ↓x() }"),
    objc("a method", true, "@implementation A\n- (void)f { ↓x(); }\n@end"),
    objc("a class method", false, "@implementation A\n+ (void)f { ↓x(); }\n@end"),
    objc("a function between methods", false, "@implementation A\nstatic void f(void) { ↓x(); }\n@end"),
  ]
}
