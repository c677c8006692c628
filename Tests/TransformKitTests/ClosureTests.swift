import TransformKit
import Testing

/// What becomes of closures, and how code in them reaches its object.
@Suite struct ClosureTests {
  @Test(arguments: Row<[ClosureContext.Keeping]>.keepings) func keepings(_ row: Row<[ClosureContext.Keeping]>) throws { try row.check(\.site.keepings) }

  @Test(arguments: Row<SelfAccess>.accesses) func selfAccess(_ row: Row<SelfAccess>) throws { try row.check(\.site.selfAccess) }

  @Test(arguments: Row<Bool>.threads) func isInBackground(_ row: Row<Bool>) throws { try row.check(\.site.isInBackground) }
}

private func method(swift body: String) -> String { "class A: UIViewController { func f() { \(body) } }" }

private func method(objc body: String) -> String { objcClass("UIViewController", "- (void)f { \(body) }") }

extension Row where Answer == [ClosureContext.Keeping] {
  fileprivate static let keepings: [Row] = [
    swift("no closure", [], method(swift: "↓x()")),
    swift("a walk through a list", [.none], method(swift: "items.forEach { _ in ↓x() }")),
    swift("a closure called on the spot", [], method(swift: "let v = { ↓x() }()")),
    swift("an animation", [.runsAtOnce], method(swift: "UIView.animate(withDuration: 1) { ↓x() }")),
    swift("the end of an animation", [.unknown], method(swift: "UIView.animate(withDuration: 1, animations: { }) { _ in ↓x() }")),
    swift("constraints", [.runsAtOnce], method(swift: "v.snp.makeConstraints { make in ↓x() }")),
    swift("alongside a transition", [.alongsideTransition], method(swift: "coordinator.animate(alongsideTransition: { _ in ↓x() })")),
    swift(
      "the end of a transition", [.transitionCompletion],
      method(swift: "coordinator.animate(alongsideTransition: nil, completion: { _ in ↓x() })")),
    swift("an unknown function", [.unknown], method(swift: "load { ↓x() }")),
    swift("a stored closure", [.unknown], method(swift: "onTap = { ↓x() }")),
    swift("a subscription", [.unknown], method(swift: "$items.map { _ in ↓x() }.sink { }")),
    swift("a walk inside an answer, innermost first", [.none, .unknown], method(swift: "load { items.forEach { _ in ↓x() } }")),
    swift("drawing an image", [.none], method(swift: "renderer.image { context in ↓x() }")),
    objc("no block", [], method(objc: "↓x();")),
    objc("a walk through a list", [.none], method(objc: "[items enumerateObjectsUsingBlock:^(id i, NSUInteger n, BOOL *s) { ↓x(); }];")),
    objc("an animation", [.runsAtOnce], method(objc: "[UIView animateWithDuration:1 animations:^{ ↓x(); }];")),
    objc("the end of an animation", [.unknown], method(objc: "[UIView animateWithDuration:1 animations:^{ } completion:^(BOOL f) { ↓x(); }];")),
    objc("constraints", [.runsAtOnce], method(objc: "[v mas_makeConstraints:^(MASConstraintMaker *make) { ↓x(); }];")),
    objc(
      "alongside a transition", [.alongsideTransition],
      method(objc: "[coordinator animateAlongsideTransition:^(id c) { ↓x(); } completion:nil];")),
    objc(
      "the end of a transition", [.transitionCompletion],
      method(objc: "[coordinator animateAlongsideTransition:nil completion:^(id c) { ↓x(); }];")),
    objc("later on a queue", [.unknown], method(objc: "dispatch_async(queue, ^{ ↓x(); });")),
    objc("at once on a queue", [.none], method(objc: "dispatch_sync(queue, ^{ ↓x(); });")),
    objc("a stored block", [.unknown], method(objc: "self.onTap = ^{ ↓x(); };")),
    objc(
      "a walk inside an answer, innermost first", [.none, .unknown],
      method(objc: "[api load:^{ [items enumerateObjectsUsingBlock:^(id i, NSUInteger n, BOOL *s) { ↓x(); }]; }];")),
  ]
}

extension Row where Answer == SelfAccess {
  fileprivate static let accesses: [Row] = [
    swift("no closure", .implicit, method(swift: "↓x()")),
    swift("a closure that is not kept", .explicit("self"), method(swift: "items.forEach { _ in ↓x() }")),
    swift("a closure that is kept and holds no self", .notCaptured, method(swift: "load { ↓x() }")),
    swift("a closure that is kept and holds self", .explicit("self"), method(swift: "load { self.y(); ↓x() }")),
    swift("a closure with weak self", .optional("self"), method(swift: "load { [weak self] in ↓x() }")),
    swift("a closure with unowned self", .explicit("self"), method(swift: "load { [unowned self] in ↓x() }")),
    swift("weak self that was unwrapped", .explicit("self"), method(swift: "load { [weak self] in guard let self else { return }; ↓x() }")),
    swift(
      "weak self that was unwrapped under a name", .explicit("strongSelf"),
      method(swift: "load { [weak self] in guard let strongSelf = self else { return }; ↓x() }")),
    swift("weak self that was tested", .explicit("self"), method(swift: "load { [weak self] in if let self = self { ↓x() } }")),
    swift("weak self beside its test", .optional("self"), method(swift: "load { [weak self] in if let self = self { }; ↓x() }")),
    swift("a walk inside a closure with weak self", .optional("self"), method(swift: "load { [weak self] in items.forEach { _ in ↓x() } }")),
    swift("a closure called on the spot", .implicit, method(swift: "let v = { ↓x() }()")),
    objc("no block", .explicit("self"), method(objc: "↓x();")),
    objc("a block that is kept and holds no self", .notCaptured, method(objc: "[api load:^{ ↓x(); }];")),
    objc("a block that is kept and holds self", .explicit("self"), method(objc: "[api load:^{ [self y]; ↓x(); }];")),
    objc("a block that is not kept", .explicit("self"), method(objc: "dispatch_sync(queue, ^{ ↓x(); });")),
    objc(
      "a weak name", .optional("weakSelf"), method(objc: "__weak typeof(self) weakSelf = self; [api load:^{ [weakSelf y]; ↓x(); }];")),
    objc(
      "a strong name that was not tested", .optional("strongSelf"),
      method(objc: "__weak typeof(self) weakSelf = self; [api load:^{ __strong typeof(self) strongSelf = weakSelf; ↓x(); }];")),
    objc(
      "a strong name that was tested", .explicit("strongSelf"),
      method(
        objc: "__weak typeof(self) weakSelf = self; [api load:^{ __strong typeof(self) strongSelf = weakSelf; if (!strongSelf) return; ↓x(); }];")),
    objc("strongify", .optional("self"), method(objc: "@weakify(self); [api load:^{ @strongify(self); ↓x(); }];")),
  ]
}

extension Row where Answer == Bool {
  fileprivate static let threads: [Row] = [
    swift("no closure", false, method(swift: "↓x()")),
    swift("the main queue", false, method(swift: "DispatchQueue.main.async { ↓x() }")),
    swift("a global queue", true, method(swift: "DispatchQueue.global(qos: .utility).async { ↓x() }")),
    swift("back on the main queue", false, method(swift: "DispatchQueue.global().async { DispatchQueue.main.async { ↓x() } }")),
    swift("a walk on a global queue", true, method(swift: "DispatchQueue.global().async { items.forEach { _ in ↓x() } }")),
    swift("a detached task", true, method(swift: "Task.detached { ↓x() }")),
    objc("the main queue", false, method(objc: "dispatch_async(dispatch_get_main_queue(), ^{ ↓x(); });")),
    objc("a global queue", true, method(objc: "dispatch_async(dispatch_get_global_queue(0, 0), ^{ ↓x(); });")),
    objc(
      "back on the main queue", false,
      method(objc: "dispatch_async(dispatch_get_global_queue(0, 0), ^{ dispatch_async(dispatch_get_main_queue(), ^{ ↓x(); }); });")),
  ]
}
