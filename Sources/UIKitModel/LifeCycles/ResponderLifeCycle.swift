/// What every responder is told: `UIResponder`, and the focus and accessibility protocols.
enum ResponderLifeCycle {
  static let all = PhaseTable(
    beforeGeometry: """
      awakeFromNib() awakeAfter(using:) prepareForInterfaceBuilder()
      """,
    live: """
      touchesBegan(_:with:) touchesMoved(_:with:) touchesEnded(_:with:) touchesCancelled(_:with:)
      touchesEstimatedPropertiesUpdated(_:)
      pressesBegan(_:with:) pressesChanged(_:with:) pressesEnded(_:with:) pressesCancelled(_:with:)
      motionBegan(_:with:) motionEnded(_:with:) motionCancelled(_:with:) remoteControlReceived(with:)
      canPerformAction(_:withSender:) target(forAction:withSender:) validate(_:)
      copy(_:) cut(_:) paste(_:) pasteAndMatchStyle(_:) select(_:) selectAll(_:) delete(_:) find(_:) findAndReplace(_:)
      increaseSize(_:) decreaseSize(_:) toggleBoldface(_:) toggleItalics(_:) toggleUnderline(_:) printContent(_:)
      paste(itemProviders:) canPaste(_:)
      sendEvent(_:) sendAction(_:to:from:for:) updateUserActivityState(_:) editingInteractionConfiguration
      didUpdateFocus(in:with:) shouldUpdateFocus(in:) didHintFocusMovement(_:)
      accessibilityActivate() accessibilityIncrement() accessibilityDecrement() accessibilityScroll(_:)
      accessibilityPerformEscape() accessibilityPerformMagicTap() accessibilityElementDidBecomeFocused()
      accessibilityElementDidLoseFocus()
      """,
    unknown: """
      becomeFirstResponder() resignFirstResponder() reloadInputViews() buildMenu(with:) restoreUserActivityState(_:)
      observeValue(forKeyPath:of:change:context:) keyCommands inputView inputAccessoryView inputAssistantItem
      canBecomeFirstResponder canResignFirstResponder preferredFocusEnvironments
      """
  )

  /// Gesture recognisers, and plain objects that live in a storyboard.
  static let plain = PhaseTable(
    beforeGeometry: "awakeFromNib()",
    live: """
      touchesBegan(_:with:) touchesMoved(_:with:) touchesEnded(_:with:) touchesCancelled(_:with:)
      touchesEstimatedPropertiesUpdated(_:)
      pressesBegan(_:with:) pressesChanged(_:with:) pressesEnded(_:with:) pressesCancelled(_:with:)
      """
  )
}
