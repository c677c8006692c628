import SourceEdits

/// What the decision about a window asks of its place, in either language.
public protocol WindowQuestion {
  associatedtype Place: Standing
  var site: Place { get }

  /// A parameter that is, or lies in, the container the method works for.
  var containerParameter: Provider? { get }
  /// A member of the object itself, as it can be written here.
  func reach(_ member: String, rung: String) -> LadderResult
  /// What is written behind an optional before its member: `?` in Swift, nothing in Objective-C.
  var optionalMark: String { get }
  /// The type itself has a property `window`.
  var hasWindowProperty: Bool { get }

  /// An optional window does in the place.
  var fits: Bool { get }
  /// The old value is unwrapped by force.
  var isForced: Bool { get }
  /// Asks the window's root for what the member itself answers, or for what covers it.
  var asksRootForItself: Bool { get }
  /// The member puts its own object on screen, which is in no window yet.
  var showsItself: Bool { get }
  /// A statement before this one took the object's view off the screen: its window is gone.
  var hasLeftItsWindow: Bool { get }
  /// The type shows itself in a window that it made; the application's is another one.
  var isInWindowOfItsOwn: Bool { get }
  /// The window was given another root before, so that the view may have left it.
  var isAfterNewRoot: Bool { get }
  /// The last of the windows is asked for to look for somebody else's views in it.
  var searchesLastWindow: Bool { get }
  /// The last of the windows is asked for, which may be another one than the view's.
  var isLastWindow: Bool { get }

  /// What is written in place of the old code.
  func text(of provider: Provider) -> String
  func manual(_ reason: ReasonCode) -> Proposal
  func replace(with text: String, from provider: Provider, doubts: [ReasonCode]) -> Proposal
}
