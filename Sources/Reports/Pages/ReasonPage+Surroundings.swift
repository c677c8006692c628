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
      "override-style", "an override is in play",
      wrong: """
        Where traits are read it is a note, no doubt: those of a view follow 'overrideUserInterfaceStyle' of its \
        window and controllers, as the screen's did not, and that is normally the wish. Where an observer is \
        replaced it is a reason: the class has the callback already, but in an extension, behind a condition, or \
        with a body that leaves early, and where to add a line there is a decision.
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
        Traits: nothing, unless the style of the whole system is meant. Observers: call the handler from the \
        existing override yourself, then remove the registration.
        """,
      brief: "the view's own traits follow 'overrideUserInterfaceStyle' of its window and controllers, which the screen's did not"),
  ]
}
