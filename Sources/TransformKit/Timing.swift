import UIKitModel

/// When UIKit calls a method: the words that follow its name in a record.
struct Timing: Sendable {
  let moment: Moment
  let words: String
  /// The words say nothing that the method's name does not.
  var isGeneral = false

  /// What is known of a method that UIKit calls for a type with this role; nil for any other.
  static func ofUIKit(_ member: Member, role: Role) -> Timing? {
    if let question = question(member) { return question }
    if let phase = LifeCycle.phase(ofMethod: member.name, in: role) {
      if let known = byName[member.name] { return known }
      if role == .layout { return askedOfLayout }
      return phase == .unknown
        ? Timing(moment: .called, words: "each time UIKit or other code calls it", isGeneral: true)
        : Timing(moment: .event, words: "each time UIKit calls it while the view is on screen", isGeneral: true)
    }
    if let known = byName[member.name], LifeCycle.isDelegateCallback(method: member.name) { return known }
    guard LifeCycle.isDelegateCallback(method: member.name) else { return nil }
    if member.baseName.lowercased().contains("keyboard") {
      return Timing(moment: .event, words: "each time the keyboard's notification comes")
    }
    return Timing(moment: .event, words: "each time its sender calls this delegate method", isGeneral: true)
  }

  /// What a list asks of its delegate, by how the second label begins.
  private static func question(_ member: Member) -> Timing? {
    guard LifeCycle.sizedContainerParameter(method: member.name) != nil, member.parameters.count > 1 else { return nil }
    let label = member.parameters[1].label
    return questions.first { label.hasPrefix($0.names) }?.timing
  }

  private static let askedOfLayout = Timing(
    moment: .asked, words: "each time the collection view asks its layout; it asks again only once that is invalidated")

  private static let byName: [String: Timing] = {
    var result: [String: Timing] = [:]
    for (names, timing) in methods {
      for name in names.split(separator: " ") { result[String(name)] = timing }
    }
    return result
  }()
}
