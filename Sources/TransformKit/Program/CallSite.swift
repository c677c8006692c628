import SourceEdits
import UIKitModel
import SourceText

/// One place of the program that names a member: a call, a read, a selector.
public struct CallSite: Sendable {
  public enum Form: Sendable, Equatable {
    /// On the object itself: alone, after `self`, `super` or an unwrapped name for it.
    case own
    /// On another object that may be of the class.
    case foreign
    /// Handed over as a value, to be called by nobody knows whom: `onTap = layout`, `Selector("layout")`.
    case handedOver
    /// In a selector that is handed to what calls it.
    case selector(SelectorUse)
  }

  public let file: FileID
  public let offset: ByteOffset
  public let form: Form
  /// The type around the place.
  public let type: Site.TypeContext?
  /// The member that the place stands in.
  public let member: Member?
  /// What becomes of the closures between the place and the member, innermost first.
  public let closures: [ClosureContext.Keeping]
  /// Inside what runs once: a lazy getter, `dispatch_once`.
  public let isOnce: Bool
  /// A closure around it runs on another queue than the main one.
  var isInBackground = false
  /// A statement above it in `loadView` has made the view: `super.loadView()`, `view = …`.
  var followsRootView = false
  /// It runs whenever its member does: directly in the body, behind nothing that may leave it.
  var isCertain = false

  /// Somebody else calls the member, or may do so.
  var isByStranger: Bool { form == .foreign || form == .handedOver }
}

extension CallSite {
  /// Code that is not here may call the member, by what its declaration shows.
  static func byOthers(than file: FileID) -> CallSite {
    CallSite(file: file, offset: 0, form: .foreign, type: nil, member: nil, closures: [], isOnce: false)
  }
}

/// What a selector is handed to.
public enum SelectorUse: Sendable, Equatable {
  /// A control, a gesture, a bar button or a key command, which are there to be used while the object is on screen.
  case action
  /// A timer, a delay, a variable: what calls it may do so at any time.
  case other
  /// A notification; the name is code as written.
  case notification(String)
}

extension SelectorUse {
  /// When the method that it names runs; nil where it is known to run while the object is on screen.
  ///
  /// Notifications come at any time, except those of the keyboard; one that tells of a rotation comes before the layout.
  var phase: Phase? {
    switch self {
    case .action: nil
    case .other: .unknown
    case .notification(let name): name.contains("eyboard") ? nil : name.contains("rientation") ? .beforeTransition : .unknown
    }
  }
}
