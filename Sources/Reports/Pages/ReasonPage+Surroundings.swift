extension ReasonPage {
  /// What the class around the change has, lacks or already does.
  static let surroundings: [ReasonPage] = [
    ReasonPage(
      "missing-super", "the override does not call super",
      wrong: """
        The existing override of the callback never calls super, so subclasses and child view controllers are not \
        told of the new size. What is appended there may run at the wrong time.
        """,
      example: """
        override func viewWillTransition(
            to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
        ) {
            relayout(for: size)
        }
        """,
      unlock: """
        Add 'super.viewWillTransition(to: size, with: coordinator)' as the first line.
        """),
    ReasonPage(
      "override-style", "the callback is overridden in a way that cannot be extended",
      wrong: """
        The class already has the callback, but not as a plain override in its own body: it is in an extension, \
        behind a condition, or its body leaves early. Where to add a line there is a decision.
        """,
      example: """
        override func viewWillTransition(
            to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            guard isActive else { return }
            relayout(for: size)
        }
        """,
      unlock: """
        Call the handler from the existing override yourself, then remove the registration.
        """),
  ]
}
