/// A value that is worked out when somebody asks for it, and kept: most places are left before anybody asks who calls them.
///
/// Not `Sendable`: one thread looks at a file and what stands in it.
final class Deferred<Value> {
  private var work: (() -> Value)?
  private var known: Value?

  init(_ work: @escaping () -> Value) {
    self.work = work
  }

  var value: Value {
    if let known { return known }
    let made = work!()
    known = made
    work = nil
    return made
  }
}
