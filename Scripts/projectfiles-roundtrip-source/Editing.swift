import Foundation
import ProjectFiles
import SourceEdits
import SourceText

/// Sets a key in every property list and every configuration, looks at what comes out, and takes it out again.
func editAll(_ paths: [String]) {
  var (edited, refused, faults) = (0, 0, 0)
  let value: PropertyListValue = ["Scenes": "YES", "Roles": ["Role": [["Class": "$(MODULE).Scene <A>"]]]]
  for path in paths where !path.hasSuffix(".xcconfig") {
    guard let text = textOfFile(path), let file = try? PropertyListFile(text), file.root?.isDictionary ?? false else { continue }
    do {
      var steps: [(after: SourceText, back: SourceText)] = []
      if path.hasSuffix(".pbxproj") {
        let project = try XcodeProjectFile(text)
        let ids = project.targets.flatMap(\.configurations).map(\.id)
        let after = text.applying(try project.setting("ZZ_PROBE[sdk=x*]", .list(["a b", "c"]), in: ids))
        let again = try XcodeProjectFile(after)
        if again.targets.flatMap(\.configurations).contains(where: { $0["ZZ_PROBE[sdk=x*]"]?.text != "a b c" }) { throw Oddity("not set") }
        steps.append((after, after.applying(try again.removing("ZZ_PROBE[sdk=x*]", in: ids))))
      } else {
        for key in ["UIApplicationSceneManifestProbe", "AAA", "zzz"] {
          let after = text.applying(try file.setting(value, forKey: key))
          let again = try PropertyListFile(after)
          if again[key]?.plain != value { throw Oddity("not set") }
          if !(try again.setting(value, forKey: key).isEmpty) { throw Oddity("set again") }
          steps.append((after, after.applying(try again.removing(key: key))))
        }
      }
      edited += 1
      // A text without a line break at its end gets one with the new entry.
      let ending = text.bytes.last == 0x0A || text.bytes.last == 0x0D ? [] : [UInt8](text.lineEnding.rawValue.utf8)
      let backs = [text, SourceText(bytes: text.bytes + ending)]
      for step in steps where !backs.contains(step.back) && !(file.root?.entries.isEmpty ?? true) { throw Oddity("does not come back") }
    } catch let refusal as ProjectFileRefusal {
      refused += 1
      print("\(path): refused: \(refusal)")
    } catch {
      faults += 1
      print("\(path): FAULT: \(error)")
    }
  }
  print("edited \(edited), refused \(refused), faults \(faults)")
}

struct Oddity: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// Changes bytes of every file at random and reads it: nothing may crash, and what is read prints back.
func mutateAll(_ paths: [String]) {
  var random = SystemRandomNumberGenerator()
  var (read, faults) = (0, 0)
  for path in paths {
    guard let text = textOfFile(path), text.count > 2, text.count < 300_000 else { continue }
    for _ in 0..<20 {
      var bytes = text.bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let offset = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[offset] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: offset)
        default: bytes.insert(bytes[Int.random(in: 0..<bytes.count, using: &random)], at: offset)
        }
      }
      let mutant = SourceText(bytes: bytes)
      if path.hasSuffix(".xcconfig") {
        _ = XCConfigFile(mutant)
        read += 1
      } else if let file = try? PropertyListFile(mutant) {
        read += 1
        if file.printed != bytes { print("\(path): a mutant does not print back") }
        _ = try? file.setting(["a": ["b"]], forKey: "Probe")
        if path.hasSuffix(".pbxproj"), let project = try? XcodeProjectFile(mutant), let target = project.targets.first {
          _ = BuildSettings(project, target: target) { _ in nil }["INFOPLIST_FILE"]
          if let path = project.sourceFiles(of: target).lazy.compactMap(\.path).first { _ = try? project.addingSource(path + ".m", besides: path) }
        }
      } else {
        faults += 1
      }
    }
  }
  print("mutants read \(read), with a fault \(faults)")
}
