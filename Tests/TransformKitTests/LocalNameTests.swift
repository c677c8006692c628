import Testing

/// What the name `n` means at a place: the kind of local that it is, nil when no local of that name is to be seen.
@Suite struct LocalNameTests {
  @Test(arguments: Row<String?>.names) func meaning(_ row: Row<String?>) throws { try row.check { $0.kind(ofLocal: "n") } }
}

extension Row where Answer == String? {
  fileprivate static let names: [Row] = [
    swift("nothing of the name", nil, "class A { let n = 1; func f() { ↓x() } }"),
    swift("a parameter", "parameter", "func f(n: Int) { ↓x() }"),
    swift("a parameter by its inner name", "parameter", "func f(of n: Int) { ↓x() }"),
    swift("a label is no name", nil, "func f(n m: Int) { ↓x() }"),
    swift("a constant before", "let", "func f() { let n = 1; ↓x() }"),
    swift("a variable before", "var", "func f() { var n = 1; ↓x() }"),
    swift("a constant after", nil, "func f() { ↓x(); let n = 1 }"),
    swift("a constant of another block", nil, "func f() { if a { let n = 1 }; ↓x() }"),
    swift("what is being declared", nil, "func f() { let n = ↓x() }"),
    swift("unwrapped by if", "unwrapped", "func f() { if let n = m { ↓x() } }"),
    swift("unwrapped by if, in the other branch", nil, "func f() { if let n = m { } else { ↓x() } }"),
    swift("unwrapped by guard", "unwrapped", "func f() { guard let n = m else { return }; ↓x() }"),
    swift("unwrapped by guard, on the way out", nil, "func f() { guard let n = m else { ↓x(); return } }"),
    swift("unwrapped earlier in the same condition", "unwrapped", "func f() { if let n = m, ↓x() { } }"),
    swift("a variable of a loop", "pattern", "func f() { for n in m { ↓x() } }"),
    swift("a parameter of a closure", "parameter", "func f() { m.map { n in ↓x() } }"),
    swift("captured under a name", "pattern", "func f() { m.map { [n = self.n] in ↓x() } }"),
    swift("a case of a switch", "pattern", "func f() { switch m { case .some(let n): ↓x() default: break } }"),
    swift("what was caught", "pattern", "func f() { do { } catch let n { ↓x() } }"),
    swift("the nearest of two", "let", "func f(n: Int) { let n = n; ↓x() }"),
    swift("a local function", "function", "func f() { func n() { }; ↓x() }"),
    swift("a global", nil, "let n = 1\nfunc f() { ↓x() }"),
    objc("an argument", "parameter", "@implementation A\n- (void)f:(int)n { ↓x(); }\n@end"),
    objc("an argument of a function", "parameter", "void f(int n) { ↓x(); }"),
    objc("an argument of a block", "parameter", "void f(void) { go(^(int n) { ↓x(); }); }"),
    objc("a variable before", "var", "void f(void) { int n = 1; ↓x(); }"),
    objc("a variable after", nil, "void f(void) { ↓x(); int n = 1; }"),
    objc("a variable of another block", nil, "void f(void) { if (a) { int n = 1; } ↓x(); }"),
    objc("a static variable", "static", "void f(void) { static int n = 1; ↓x(); }"),
    objc("a variable of a loop", "var", "void f(void) { for (int n = 0; n < 3; n++) { ↓x(); } }"),
  ]
}
