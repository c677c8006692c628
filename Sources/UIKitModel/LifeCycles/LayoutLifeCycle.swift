/// Layers, collection-view layouts and SwiftUI's bridges.
enum LayoutLifeCycle {
  static let layer = PhaseTable(
    live: """
      layoutSublayers() draw(in:) display() resizeSublayers(withOldSize:) resize(withOldSuperlayerSize:)
      hitTest(_:) contains(_:)
      """,
    unknown: """
      preferredFrameSize() action(forKey:) render(in:) setNeedsLayout() layoutIfNeeded() setNeedsDisplay()
      add(_:forKey:) bounds frame contentsScale
      """
  )

  static let layerRecomputed = """
    layoutSublayers() draw(in:) display() resizeSublayers(withOldSize:) resize(withOldSuperlayerSize:)
    """

  /// UIKit asks a layout only once its collection view lays itself out; invalidation comes from anyone.
  static let layout = PhaseTable(
    beforeGeometry: "awakeFromNib()",
    live: """
      prepare() collectionViewContentSize layoutAttributesForElements(in:) layoutAttributesForItem(at:)
      layoutAttributesForSupplementaryView(ofKind:at:) layoutAttributesForDecorationView(ofKind:at:)
      layoutAttributesForInteractivelyMovingItem(at:withTargetPosition:)
      initialLayoutAttributesForAppearingItem(at:) finalLayoutAttributesForDisappearingItem(at:)
      initialLayoutAttributesForAppearingSupplementaryElement(ofKind:at:)
      finalLayoutAttributesForDisappearingSupplementaryElement(ofKind:at:)
      initialLayoutAttributesForAppearingDecorationElement(ofKind:at:)
      finalLayoutAttributesForDisappearingDecorationElement(ofKind:at:)
      targetContentOffset(forProposedContentOffset:)
      targetContentOffset(forProposedContentOffset:withScrollingVelocity:)
      targetIndexPath(forInteractivelyMovingItem:withPosition:)
      shouldInvalidateLayout(forBoundsChange:)
      shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)
      invalidationContext(forBoundsChange:)
      invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)
      invalidationContext(forInteractivelyMovingItems:withTargetPosition:previousIndexPaths:previousPosition:)
      prepare(forCollectionViewUpdates:) finalizeCollectionViewUpdates() prepare(forAnimatedBoundsChange:)
      finalizeAnimatedBoundsChange() prepareForTransition(to:) prepareForTransition(from:) finalizeLayoutTransition()
      indexPathsToInsertForSupplementaryView(ofKind:) indexPathsToDeleteForSupplementaryView(ofKind:)
      indexPathsToInsertForDecorationView(ofKind:) indexPathsToDeleteForDecorationView(ofKind:)
      """,
    unknown: """
      invalidateLayout() invalidateLayout(with:) itemSize sectionInset minimumLineSpacing minimumInteritemSpacing
      estimatedItemSize headerReferenceSize footerReferenceSize flipsHorizontallyInOppositeLayoutDirection
      """
  )

  static let layoutRecomputed = """
    prepare() collectionViewContentSize layoutAttributesForElements(in:) layoutAttributesForItem(at:)
    layoutAttributesForSupplementaryView(ofKind:at:) layoutAttributesForDecorationView(ofKind:at:)
    shouldInvalidateLayout(forBoundsChange:)
    """

  /// SwiftUI makes a view before it places it; the first update comes before the first layout, the others after it.
  static let swiftUI = PhaseTable(
    beforeGeometry: """
      makeUIView(context:) makeUIViewController(context:) makeNSView(context:) makeCoordinator()
      """,
    live: """
      path(in:) effectValue(size:) placeSubviews(in:proposal:subviews:cache:)
      """,
    afterwards: """
      dismantleUIView(_:coordinator:) dismantleUIViewController(_:coordinator:)
      """,
    unknown: """
      body body(content:) makeBody(configuration:) updateUIView(_:context:) updateUIViewController(_:context:)
      sizeThatFits(_:uiView:context:) sizeThatFits(_:uiViewController:context:)
      sizeThatFits(proposal:subviews:cache:) previews
      """
  )
}
