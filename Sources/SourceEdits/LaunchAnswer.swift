/// The answer to "does this app launch when it is built with the iOS 27 SDK?".
public struct LaunchAnswer: Equatable, Sendable {
  /// The target's name, or the folder of an `Info.plist`.
  public let app: String
  /// The file that tells of the app.
  public let file: FileID
  public let launches: Bool
  /// Why, in a clause without a full stop.
  public let message: String
  /// The page that says more; nil when it launches.
  public let reason: ReasonCode?
  /// The change that makes it launch, when one is accepted or offered.
  public let change: String?

  public init(app: String, file: FileID, launches: Bool, message: String, reason: ReasonCode?, change: String?) {
    self.app = app
    self.file = file
    self.launches = launches
    self.message = message
    self.reason = reason
    self.change = change
  }
}
