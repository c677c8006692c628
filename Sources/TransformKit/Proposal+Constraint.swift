import SourceEdits

extension Proposal {
  /// Says that a constraint to the superview takes the place of one with a constant.
  public mutating func describe(constraint new: String, insteadOf old: String, from provider: Provider) {
    message = "use '\(new)' instead of '\(old)' (\(provider.rung))"
    record.oldDependency = old
    record.newDependency = "'\(new)' (\(provider.rung))"
    record.trigger = "once, when the constraints are made; the constraint then follows the superview"
    record.update = "the \(new.contains(".width") ? "width" : "height") of the constrained view"
  }
}
