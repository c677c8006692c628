import SourceEdits

/// The places of one file, one below the other with the columns aligned.
struct PlaceList {
  private let places: [Place]
  private let style: TextStyle
  private let showsLevel: Bool

  init(_ places: [Place], style: TextStyle, showsLevel: Bool = true) {
    self.places = places
    self.style = style
    self.showsLevel = showsLevel
  }

  /// `  14:20  review  screen-bounds  message [code]`, long messages continued under themselves.
  func lines() -> [String] {
    let position = places.map { Self.position($0).count }.max() ?? 0
    let transform = places.map(\.transform.count).max() ?? 0
    let indent = 2 + position + 2 + (showsLevel ? 8 : 0) + transform + 2
    return places.flatMap { place in
      let text = wrap(place.description, width: style.width, indent: indent, firstIndent: indent)
      let head =
        "  " + Self.position(place).padded(position) + "  "
        + (showsLevel ? style.paint(place.level.rawValue.padded(8), place.level.rendition) : "")
        + place.transform.padded(transform) + "  "
      return [head + text[0].dropFirst(indent)] + text.dropFirst()
    }
  }

  private static func position(_ place: Place) -> String { "\(place.anchor.line):\(place.anchor.column)" }
}

/// The files that were left alone as a whole.
public struct ProblemList: Sendable {
  private let problems: [FileProblem]
  private let style: TextStyle

  public init(_ problems: [FileProblem], style: TextStyle) {
    self.problems = problems
    self.style = style
  }

  public func text() -> String {
    var lines = [style.paint("Left alone: \(counted(problems.count, "file"))", .bold)]
    for problem in problems {
      let namesFile = problem.message.contains(problem.file.path)
      let message = namesFile ? problem.message : "\(problem.file.path): \(problem.message)"
      let text = "\(message.escapedForTerminal) [\(problem.kind.rawValue)]"
      lines += wrap(text, width: style.width, indent: 4, firstIndent: 2)
    }
    return lines.joined(separator: "\n")
  }
}
