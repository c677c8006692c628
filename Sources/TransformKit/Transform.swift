import SourceEdits
import SwiftSyntax

/// What `reframe transforms` and `reframe explain` say of a transform.
public struct TransformMetadata: Sendable {
  /// The id people type, like `screen-bounds`: the kebab form of the type's name. It never changes.
  public let id: String
  /// A few words for a list.
  public let title: String
  /// What it does and why, in a few sentences.
  public let summary: String
  /// When a change is safe, when it needs review and when the code is left alone.
  public let safety: String
  /// The version of Reframe that first had it.
  public let addedIn: String
  /// Every reason, doubt and note that the transform can give.
  public let codes: [ReasonCode]

  public init(id: String, title: String, summary: String, safety: String, addedIn: String, codes: [ReasonCode]) {
    self.id = id
    self.title = title
    self.summary = summary
    self.safety = safety
    self.addedIn = addedIn
    self.codes = codes
  }
}

/// A small before and after: documentation, and a test of every law.
///
/// `↓` stands before the expression that the change or finding is anchored at.
public struct Example: Sendable {
  public let title: String
  public let before: String
  /// Nil when the code is left alone.
  public let after: String?
  /// The reason that is given, when the code is left alone or the change needs review.
  public let reason: ReasonCode?
  /// The name of the file that it stands in.
  public var file = "Example.swift"

  /// Code that changes. `reason` is the doubt when the change needs review.
  public static func changes(_ title: String, before: String, after: String, doubt: ReasonCode? = nil) -> Example {
    Example(title: title, before: before, after: after, reason: doubt)
  }

  /// Code that stays, with the reason that is reported; nil when nothing is.
  ///
  /// - Parameter file: the name of the file, which tells its language.
  public static func leavesAlone(_ title: String, _ code: String, in file: String = "Example.swift", reason: ReasonCode?) -> Example {
    Example(title: title, before: code, after: nil, reason: reason, file: file)
  }
}

/// Something that proposes changes. The engine resolves them, a person or a policy decides, the workspace writes.
public protocol Transform: Sendable {
  static var metadata: TransformMetadata { get }
  static var examples: [Example] { get }
  init()
}

/// A transform for Swift sources.
///
/// It is stateless and does not walk the tree: the engine finds the subjects of a file, each once, and offers them.
public protocol SwiftTransform: Transform {
  /// What it looks at, such as `GlobalUse` or a class.
  associatedtype Subject: SwiftSubject

  /// What should become of the subject; nil when the subject is none of this transform's business.
  func proposal(for subject: Subject, in file: SwiftFile) -> Proposal?
}

/// A transform for sources of Objective-C, Objective-C++ and C, headers included.
public protocol ObjCTransform: Transform {
  /// What it looks at, such as `ObjCGlobalUse` or a class.
  associatedtype ObjCUse: ObjCSubject

  /// What should become of the subject; nil when the subject is none of this transform's business.
  func proposal(for subject: ObjCUse, in file: ObjCFile) -> Proposal?

  /// What a macro reads that stays, when that is this transform's business.
  static var macroReads: Set<ObjCMacro.Read> { get }
}

extension ObjCTransform {
  public static var macroReads: Set<ObjCMacro.Read> { [] }
}

/// A transform that looks at uses of aliases, so that a definition without uses is its business.
public protocol AliasTransform: SwiftTransform where Subject == AliasUse {}

/// A thing in a Swift file that transforms decide about.
public protocol SwiftSubject {
  /// Every subject of the file in the order of the source.
  static func subjects(in file: SwiftFile) -> [Self]
}
