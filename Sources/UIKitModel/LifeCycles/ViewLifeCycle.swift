/// `UIView` and its families.
enum ViewLifeCycle {
  static let view = PhaseTable(
    beforeGeometry: """
      willMove(toSuperview:) willMove(toWindow:) didMoveToSuperview()
      """,
    live: """
      didMoveToWindow() layoutSubviews() draw(_:) draw(_:for:) drawText(in:) drawPlaceholder(in:)
      layoutSublayers(of:) draw(_:in:) display(_:) layerWillDraw(_:)
      traitCollectionDidChange(_:) safeAreaInsetsDidChange() layoutMarginsDidChange() adjustedContentInsetDidChange()
      hitTest(_:with:) point(inside:with:) gestureRecognizerShouldBegin(_:)
      beginTracking(_:with:) continueTracking(_:with:) endTracking(_:with:) cancelTracking(with:)
      sendAction(_:to:for:) touchesShouldBegin(_:with:in:) touchesShouldCancel(in:)
      insertText(_:) deleteBackward() caretRect(for:) firstRect(for:) selectionRects(for:) closestPosition(to:)
      updateConfiguration() updateProperties() encodeRestorableState(with:)
      """,
    unknown: """
      updateConstraints() tintColorDidChange() didAddSubview(_:) willRemoveSubview(_:) removeFromSuperview()
      sizeThatFits(_:) sizeToFit() intrinsicContentSize systemLayoutSizeFitting(_:)
      systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)
      contentRect(forBounds:) backgroundRect(forBounds:) titleRect(forContentRect:) imageRect(forContentRect:)
      textRect(forBounds:) textRect(forBounds:limitedToNumberOfLines:) editingRect(forBounds:)
      placeholderRect(forBounds:) borderRect(forBounds:) clearButtonRect(forBounds:) leftViewRect(forBounds:)
      rightViewRect(forBounds:) trackRect(forBounds:) thumbRect(forBounds:trackRect:value:)
      minimumValueImageRect(forBounds:) maximumValueImageRect(forBounds:)
      alignmentRect(forFrame:) frame(forAlignmentRect:) alignmentRectInsets action(for:forKey:)
      setNeedsLayout() layoutIfNeeded() setNeedsDisplay() setNeedsUpdateConstraints() invalidateIntrinsicContentSize()
      setContentOffset(_:animated:) reloadData() setSelected(_:) setHighlighted(_:) decodeRestorableState(with:)
      setFrame(_:) setBounds(_:)
      bounds frame center transform isHidden isHighlighted isSelected isEnabled contentSize contentOffset
      """
  )

  static let window = PhaseTable(
    unknown: "becomeKey() resignKey() makeKey() makeKeyAndVisible() rootViewController"
  )

  /// Cells, headers, footers and other views that a list hands out again.
  static let reusable = PhaseTable(
    live: """
      prepareForReuse() setSelected(_:animated:) setHighlighted(_:animated:) setEditing(_:animated:)
      willTransition(to:) didTransition(to:) willTransition(from:to:) didTransition(from:to:) dragStateDidChange(_:)
      apply(_:) preferredLayoutAttributesFitting(_:) updateConfiguration(using:) isSelected isHighlighted
      setSelected(_:) setHighlighted(_:)
      """
  )

  static let recomputed = """
    layoutSubviews() draw(_:) layoutSublayers(of:) draw(_:in:) drawText(in:)
    """

  static let ownSize = """
    intrinsicContentSize sizeThatFits(_:) sizeToFit() systemLayoutSizeFitting(_:)
    systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)
    preferredLayoutAttributesFitting(_:) preferredFrameSize() preferredContentSize
    textRect(forBounds:limitedToNumberOfLines:) invalidateIntrinsicContentSize()
    sizeThatFits(_:uiView:context:) sizeThatFits(_:uiViewController:context:) sizeThatFits(proposal:subviews:cache:)
    """
}
