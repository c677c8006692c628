import SourceEdits
import SourceText
import TransformKit

/// The sizes that a file's types read in their other files.
///
/// What a size is to the others of its type does not depend on the file in which a method stands.
struct SizesElsewhere {
  private let types: Set<String>

  /// - Parameter proposals: those of the file itself; types without a certain size have nothing to lose.
  init(_ proposals: [ProposedChange]) {
    types = Set(proposals.filter(\.proposal.isSafe).flatMap(\.proposal.typesOfSizes))
  }

  /// - Parameter others: what is proposed for each other file about a type of this simple name.
  func unsure(_ others: (String) -> [[ProposedChange]]) -> [String: [Proposal.SizePart]] {
    var result: [String: [Proposal.SizePart]] = [:]
    for type in types {
      let name = type.split(separator: ".").last.map(String.init) ?? type
      result[type] = others(name).flatMap { Self.unsure(of: type, in: $0) }
    }
    return result
  }

  /// What else stays in that file takes its sizes with it.
  private static func unsure(of type: String, in proposals: [ProposedChange]) -> [Proposal.SizePart] {
    ChangeAssembly(proposals).proposals.filter { !$0.proposal.isSafe }.flatMap { item in
      item.proposal.ties.compactMap { tie in
        if case .size(type, let part) = tie { part } else { nil }
      }
    }
  }
}

extension Proposal {
  fileprivate var typesOfSizes: [String] {
    ties.compactMap { tie in
      if case .size(let type, _) = tie { type } else { nil }
    }
  }
}

extension EngineInput {
  /// Something in the file may be of interest to a transform.
  func isCandidate(_ file: FileID, in program: Program, _ names: OwnNames) -> Bool {
    guard let text = store.parsableText(of: file), text.isValidUTF8, text.generatedMarker == nil else { return false }
    return !(program.summary(of: file)?.mentions.isEmpty ?? true) || !names.mentions(in: text, of: file).isEmpty
  }
}
