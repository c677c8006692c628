import SourceText

/// What the model of the program knows of a place of code: what a decision about it rests on.
public struct PlaceEvidence: Sendable, Equatable {
  /// One member on the way from the code to what calls it.
  public struct Step: Sendable, Equatable {
    /// `HomeViewController.viewDidLoad()`, or who calls in words.
    public let name: String
    public let file: FileID?
    /// From 1; nil where nothing need be shown.
    public let line: Int?

    public init(name: String, file: FileID?, line: Int?) {
      self.name = name
      self.file = file
      self.line = line
    }
  }

  /// The targets that compile the file, with their kinds: `Shop (application)`; none where no project says.
  public var targets: [String]
  /// The lowest iOS that they run on.
  public var deploymentTarget: String
  /// The full name of the type around the place.
  public var type: String?
  /// What the type is to UIKit, in words.
  public var role: String
  /// The member around the place, as its language writes it.
  public var member: String?
  /// When the code runs: one of `beforeGeometry`, `live`, `beforeTransition`, `frozen`, `afterwards`, `unknown`.
  public var phase: String
  /// The calls that show the phase: the member first, what UIKit calls last.
  public var calls: [Step]
  /// What becomes of the closures between the place and the member, innermost first.
  public var closures: [String]
  /// The containers that can be asked here, nearest first, or why not: `view: the controller's view`.
  public var providers: [String]

  public init(
    targets: [String], deploymentTarget: String, type: String?, role: String, member: String?, phase: String, calls: [Step],
    closures: [String], providers: [String]
  ) {
    self.targets = targets
    self.deploymentTarget = deploymentTarget
    self.type = type
    self.role = role
    self.member = member
    self.phase = phase
    self.calls = calls
    self.closures = closures
    self.providers = providers
  }
}
