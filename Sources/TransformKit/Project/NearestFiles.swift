import ProjectFiles
import SourceEdits
import SourceText

/// Files by the folders above them: which ones have the longest way in common with another file.
struct NearestFiles {
  private var below: [String: Set<FileID>] = [:]

  init(_ files: [FileID]) {
    for file in files {
      var folder = file.path
      repeat {
        folder = SourcePath.folder(folder)
        below[folder, default: []].insert(file)
      } while !folder.isEmpty
    }
  }

  /// Those than which none is nearer to the file.
  func nearest(to file: FileID) -> Set<FileID> {
    var folder = file.path
    repeat {
      folder = SourcePath.folder(folder)
      if let found = below[folder] { return found }
    } while !folder.isEmpty
    return []
  }
}

/// Source files by the targets that compile them; the loose ones by those that see the same names.
struct SourceFileList {
  private var byTarget: [Int: [FileID]] = [:]
  private var loose: [Int: [FileID]] = [:]
  private let targets: TargetMap

  init(_ files: [FileID], targets: TargetMap) {
    self.targets = targets
    for file in files {
      let members = targets.targets(of: file)
      for target in members { byTarget[target.number, default: []].append(file) }
      if members.isEmpty { loose[targets.scopeNumber(of: file), default: []].append(file) }
    }
  }

  /// The files of some targets, in order.
  func files(of targets: some Sequence<TargetMap.Target>) -> [FileID] {
    Set(targets.flatMap { byTarget[$0.number] ?? [] }).sorted()
  }

  /// The loose files that see the same names as a loose file.
  func loose(beside file: FileID) -> [FileID] { loose[targets.scopeNumber(of: file)] ?? [] }
}

/// The files that are excluded from a run, by the types that they extend.
struct ExcludedParts {
  private var byName: [String: [FileID]] = [:]

  init(passedOver: [FileID], known: Set<FileID>, text: (FileID) -> SourceText?) {
    for file in passedOver where !known.contains(file) {
      guard let text = text(file)?.string else { continue }
      for name in Self.extended(in: text) { byName[name, default: []].append(file) }
    }
  }

  func files(about name: String) -> [FileID] { byName[name] ?? [] }

  private static func extended(in text: String) -> Set<String> {
    Set(
      ["extension", "@implementation", "@interface"].flatMap { keyword in
        text.split(separator: keyword).dropFirst().compactMap { part -> String? in
          guard part.first?.isWhitespace ?? false else { return nil }
          let name = part.drop { $0.isWhitespace }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
          return name.isEmpty ? nil : String(name)
        }
      })
  }
}
