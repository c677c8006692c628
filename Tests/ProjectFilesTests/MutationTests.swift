import ProjectFiles
import SourceEdits
import SourceText
import Testing

/// Texts with faults never crash the readers; what can be read prints back, and edits of it can be read again.
struct MutationTests {
  private static let plist = """
    <?xml version="1.0"?>
    <!DOCTYPE plist PUBLIC "a" "b">
    <plist version="1.0">
    <dict>
    \t<key>A&amp;</key> <!-- c -->
    \t<string>b<![CDATA[d]]></string>
    \t<key>M</key>
    \t<dict><key>L</key><array><true/><integer>1</integer></array></dict>
    #if X
    \t<key>E</key>
    \t<dict/>
    #endif
    </dict>
    </plist>
    """

  /// The bytes with one change: a byte gone, doubled, or another one instead.
  private func mutants(_ text: String, step: Int) -> [SourceText] {
    let bytes = Array(text.utf8)
    let others: [UInt8] = [0x3C, 0x3E, 0x22, 0x7B, 0x7D, 0x28, 0x3B, 0x5C, 0x2F, 0x2A, 0x00, 0xFF, 0x0A, 0x26]
    return stride(from: 0, to: bytes.count, by: step).flatMap { offset -> [SourceText] in
      let (before, behind) = (bytes[..<offset], bytes[(offset + 1)...])
      var result = [before + behind, before + [bytes[offset], bytes[offset]] + behind, Array(before)[...]]
      result.append(before + [others[offset / step % others.count]] + behind)
      return result.map { SourceText(bytes: Array($0)) }
    }
  }

  @Test func propertyLists() {
    var count = 0
    for text in mutants(Self.plist, step: 1) + mutants("{ a = \"b\\n\"; /* c */ d = ( e, <0f>, ); 'f' = { g = h; }; }", step: 1) {
      guard let file = try? PropertyListFile(text), file.root != nil else { continue }
      count += 1
      #expect(file.printed == text.bytes)
      guard let edits = try? file.setting(["x": ["y"]], forKey: "KK") else { continue }
      let after = try? PropertyListFile(text.applying(edits))
      #expect(after?["KK"]?.plain == ["x": ["y"]], "\(text.string)")
      #expect((try? after?.setting(["x": ["y"]], forKey: "KK"))?.isEmpty ?? false)
      let removed = (try? after?.removing(key: "KK")).flatMap { after?.text.applying($0) }
      #expect(removed.flatMap { try? PropertyListFile($0) }?.root?.plain == file.root?.plain)
    }
    #expect(count > 300)
  }

  @Test func projects() {
    var count = 0
    for text in mutants(shopProject, step: 11) {
      guard let project = try? XcodeProjectFile(text) else { continue }
      guard let edits = try? project.addingSource("Shared Code/New.m", besides: "Shared Code/AppDelegate.m"),
        let sorted = EditBatch.disjoint(edits)
      else { continue }
      count += 1
      let after = try? XcodeProjectFile(text.applying(sorted))
      #expect(after != nil, "\(text.applying(sorted).string)")
      let wanted = project.targets(compiling: "Shared Code/AppDelegate.m").map(\.id)
      #expect(after?.targets(compiling: "Shared Code/New.m").map(\.id) == wanted)
      for target in project.targets { _ = BuildSettings(project, target: target) { _ in nil }["INFOPLIST_FILE"] }
    }
    #expect(count > 500)
  }
}
