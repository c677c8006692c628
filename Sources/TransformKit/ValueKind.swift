/// What a new value is, as far as a record tells it: what must not change and what to try depend on it.
public enum ValueKind: Sendable {
  /// A width, a height or a rectangle.
  case size
  /// A size of which only the width can be taken from the container.
  case width
  /// A comparison of width and height in place of a question about the orientation.
  case shape
  /// An empty frame that somebody else fills.
  case startFrame
  /// A frame of SwiftUI that follows its container.
  case containerFrame
  /// A constraint that fills the superview.
  case containerConstraint
  /// A display scale that is read afresh.
  case scale
  /// A display scale that is stored, and stored again when it changes.
  case keptScale
  /// A fallback that never ran and goes.
  case droppedFallback
  /// All traits, or one of them.
  case traits
  /// Whether it is light or dark.
  case style
  /// What only a display can tell.
  case display
  case window
  case scene
  /// An orientation or a coordinate space that a scene's geometry tells instead of the scene.
  case sceneGeometry
  /// A window that is made.
  case newWindow
  /// A callback in place of an observer.
  case observer
}

/// When code runs, as far as it decides what a person should try.
enum Moment: Sendable {
  /// In a layout pass.
  case layout
  /// When something is drawn.
  case drawing
  /// While a new size is announced or taken.
  case transition
  /// When a list asks what it then keeps.
  case asked
  /// Once for each appearance.
  case appearance
  /// Before the first layout.
  case early
  /// When a person, the system or a delegate's owner does something.
  case event
  /// When other code of the project calls it.
  case called
  /// In a closure that runs some time later.
  case later
}
