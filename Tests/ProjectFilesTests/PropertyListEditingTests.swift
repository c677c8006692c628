import ProjectFiles
import SourceText
import Testing

struct PropertyListEditingTests {
  private let manifest: PropertyListValue = [
    "UIApplicationSupportsMultipleScenes": false, "UISceneConfigurations": ["Role": [["Name": "Default"]]],
  ]

  private func plist(_ dictionary: String) -> String { "<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\n\(dictionary)\n</plist>\n" }

  @Test func aSortedDictionaryStaysSorted() throws {
    let before = plist("<dict>\n\t<key>CFBundleName</key>\n\t<string>A</string>\n\t<key>UILaunchScreen</key>\n\t<dict/>\n</dict>")
    let after = plist(
      """
      <dict>
      \t<key>CFBundleName</key>
      \t<string>A</string>
      \t<key>UIApplicationSceneManifest</key>
      \t<dict>
      \t\t<key>UIApplicationSupportsMultipleScenes</key>
      \t\t<false/>
      \t\t<key>UISceneConfigurations</key>
      \t\t<dict>
      \t\t\t<key>Role</key>
      \t\t\t<array>
      \t\t\t\t<dict>
      \t\t\t\t\t<key>Name</key>
      \t\t\t\t\t<string>Default</string>
      \t\t\t\t</dict>
      \t\t\t</array>
      \t\t</dict>
      \t</dict>
      \t<key>UILaunchScreen</key>
      \t<dict/>
      </dict>
      """)
    #expect(try edited(before) { try $0.setting(manifest, forKey: "UIApplicationSceneManifest") } == after)
  }

  @Test func anUnsortedDictionaryGetsTheKeyAtItsEnd() throws {
    let before = plist("<dict>\n  <key>B</key>\n  <true/>\n  <!-- of B -->\n  <key>A</key>\n  <true/>\n  <!-- the last -->\n</dict>")
    let after = plist(
      "<dict>\n  <key>B</key>\n  <true/>\n  <!-- of B -->\n  <key>A</key>\n  <true/>\n  <!-- the last -->\n  <key>AB</key>\n  <integer>3</integer>\n</dict>")
    #expect(try edited(before) { try $0.setting(3, forKey: "AB") } == after)
  }

  @Test func aCommentStaysWithTheKeyBelowIt() throws {
    let before = plist("<dict>\n\t<key>A</key>\n\t<true/> <!-- of A -->\n\t<!-- of C -->\n\t<key>C</key>\n\t<true/>\n</dict>")
    let after = plist(
      "<dict>\n\t<key>A</key>\n\t<true/> <!-- of A -->\n\t<key>B</key>\n\t<true/>\n\t<!-- of C -->\n\t<key>C</key>\n\t<true/>\n</dict>")
    #expect(try edited(before) { try $0.setting(true, forKey: "B") } == after)
    let first = plist("<dict>\n\t<!-- of C -->\n\t<key>C</key>\n\t<true/>\n</dict>")
    let firstAfter = plist("<dict>\n\t<key>B</key>\n\t<true/>\n\t<!-- of C -->\n\t<key>C</key>\n\t<true/>\n</dict>")
    #expect(try edited(first) { try $0.setting(true, forKey: "B") } == firstAfter)
  }

  @Test func entitiesAreEscaped() throws {
    let result = try edited(plist("<dict>\n</dict>")) { try $0.setting("a < b && c > \"d\"", forKey: "A&B") }
    #expect(result == plist("<dict>\n\t<key>A&amp;B</key>\n\t<string>a &lt; b &amp;&amp; c &gt; \"d\"</string>\n</dict>".replacing("\t", with: "    ")))
  }

  @Test(
    "an empty dictionary is opened",
    arguments: [
      ("\t<key>M</key>\n\t<dict/>", "\t<key>M</key>\n\t<dict>\n\t\t<key>A</key>\n\t\t<true/>\n\t</dict>"),
      ("\t<key>M</key>\n\t<dict></dict>", "\t<key>M</key>\n\t<dict>\n\t\t<key>A</key>\n\t\t<true/>\n\t</dict>"),
      ("\t<key>M</key>\n\t<dict>\n\t</dict>", "\t<key>M</key>\n\t<dict>\n\t\t<key>A</key>\n\t\t<true/>\n\t</dict>"),
      ("\t<key>M</key>\n\t<dict>\n\t\t<!-- none -->\n\t</dict>", "\t<key>M</key>\n\t<dict>\n\t\t<!-- none -->\n\t\t<key>A</key>\n\t\t<true/>\n\t</dict>"),
    ])
  func emptyDictionaries(before: String, after: String) throws {
    let result = try edited(plist("<dict>\n\(before)\n</dict>")) { try $0.setting(true, forKey: "A", in: ["M"]) }
    #expect(result == plist("<dict>\n\(after)\n</dict>"))
  }

  @Test func dictionariesOfThePathAreMade() throws {
    let before = plist("<dict>\n\t<key>L</key>\n\t<array>\n\t\t<dict>\n\t\t\t<key>N</key>\n\t\t\t<true/>\n\t\t</dict>\n\t</array>\n</dict>")
    let result = try edited(before) { try $0.setting("x", forKey: "C", in: ["L", 0, "B"]) }
    #expect(result.contains("\t\t<dict>\n\t\t\t<key>B</key>\n\t\t\t<dict>\n\t\t\t\t<key>C</key>\n\t\t\t\t<string>x</string>\n\t\t\t</dict>\n\t\t\t<key>N</key>"))
    let file = try PropertyListFile(SourceText(before))
    for path in [["L"], ["L", 1], ["L", 0, "N"], [0]] as [[PropertyListStep]] {
      #expect(throws: ProjectFileRefusal.self) { try file.setting("x", forKey: "C", in: path) }
    }
  }

  @Test func aValueIsReplacedAndNothingElse() throws {
    let before = plist("<dict>\n\t<key>A</key> <!-- stays -->\n\t<string>old</string> <!-- too -->\n</dict>")
    #expect(try edited(before) { try $0.setting("new", forKey: "A") } == before.replacing("old", with: "new"))
    #expect(try edited(before) { try $0.setting(["x"], forKey: "A") }.contains("\t<array>\n\t\t<string>x</string>\n\t</array> <!-- too -->"))
    let commented = try PropertyListFile(SourceText(plist("<dict>\n<key>A</key>\n<dict><!-- why --></dict>\n</dict>")))
    #expect(throws: ProjectFileRefusal.self) { try commented.setting(true, forKey: "A") }
  }

  @Test func lineEndingsIndentationAndLayoutAreTheFiles() throws {
    let crlf = "<plist>\r\n<dict>\r\n  <key>A</key>\r\n  <dict>\r\n    <key>B</key>\r\n    <true/>\r\n  </dict>\r\n</dict>\r\n</plist>\r\n"
    let crlfAfter = "<plist>\r\n<dict>\r\n  <key>A</key>\r\n  <dict>\r\n    <key>B</key>\r\n    <true/>\r\n    <key>C</key>\r\n    <array>\r\n      <string>x</string>\r\n    </array>\r\n  </dict>\r\n</dict>\r\n</plist>\r\n"
    #expect(try edited(crlf) { try $0.setting(["x"], forKey: "C", in: ["A"]) } == crlfAfter)
    let joined = plist("<dict>\n\t<key>A</key> <true/>\n\t<key>B</key> <false/>\n</dict>")
    let joinedAfter = plist("<dict>\n\t<key>A</key> <true/>\n\t<key>AB</key> <string>x</string>\n\t<key>B</key> <false/>\n</dict>")
    #expect(try edited(joined) { try $0.setting("x", forKey: "AB") } == joinedAfter)
    let line = "<plist><dict><key>A</key><true/><key>C</key><dict><key>D</key><true/></dict></dict></plist>"
    #expect(
      try edited(line) { try $0.setting(["x"], forKey: "B") }
        == "<plist><dict><key>A</key><true/><key>B</key><array><string>x</string></array><key>C</key><dict><key>D</key><true/></dict></dict></plist>")
    #expect(try edited(line) { try $0.setting(["K": true], forKey: "E", in: ["C"]) }.contains("<key>E</key><dict><key>K</key><true/></dict></dict>"))
    #expect(try edited("<plist><dict/></plist>") { try $0.setting(true, forKey: "A") } == "<plist><dict><key>A</key><true/></dict></plist>")
  }

  @Test func aDictionaryOnOneLineOfManyStaysOnIt() throws {
    let before = plist("<dict>\n\t<key>M</key>\n\t<dict><key>A</key><true/></dict>\n</dict>")
    #expect(try edited(before) { try $0.setting(false, forKey: "B", in: ["M"]) }
      == plist("<dict>\n\t<key>M</key>\n\t<dict><key>A</key><true/><key>B</key><false/></dict>\n</dict>"))
  }

  @Test func aKeyIsRemovedWithItsLines() throws {
    let before = plist("<dict>\n\t<key>A</key>\n\t<true/>\n\t<key>M</key>\n\t<dict>\n\t\t<key>N</key>\n\t\t<true/> <!-- why -->\n\t</dict>\n\t<key>Z</key><true/>\n</dict>")
    #expect(try edited(before) { try $0.removing(key: "M") } == plist("<dict>\n\t<key>A</key>\n\t<true/>\n\t<key>Z</key><true/>\n</dict>"))
    #expect(try edited(before) { try $0.removing(key: "N", at: ["M"]) }.contains("\t<dict>\n\t</dict>"))
    #expect(try PropertyListFile(SourceText(before)).removing(key: "B").isEmpty)
    #expect(try PropertyListFile(SourceText(before)).removing(key: "B", at: ["Q", 3]).isEmpty)
    let line = "<plist><dict><key>A</key><true/> <key>B</key><true/><key>A</key><true/></dict></plist>"
    #expect(try edited(line) { try $0.removing(key: "A") } == "<plist><dict> <key>B</key><true/></dict></plist>")
  }

  @Test func branchesOfThePreprocessorAreNotMixedUp() throws {
    let before = plist("<dict>\n\t<key>A</key>\n\t<true/>\n#if X\n\t<key>C</key>\n\t<true/>\n#else\n\t<key>C</key>\n\t<false/>\n#endif\n</dict>")
    #expect(try edited(before) { try $0.setting(true, forKey: "B") }.contains("#endif\n\t<key>B</key>\n\t<true/>\n</dict>"))
    let file = try PropertyListFile(SourceText(before))
    #expect(throws: ProjectFileRefusal.self) { try file.setting("x", forKey: "C") }
  }

  @Test func oldStyleListsAreEditedToo() throws {
    let before = "{\n\tA = 1;\n\tC = {\n\t};\n\tD = (a);\n}\n"
    #expect(try edited(before) { try $0.setting("two words", forKey: "B") } == "{\n\tA = 1;\n\tB = \"two words\";\n\tC = {\n\t};\n\tD = (a);\n}\n")
    #expect(try edited(before) { try $0.setting(["x", "y"], forKey: "N", in: ["C"]) }
      == "{\n\tA = 1;\n\tC = {\n\t\tN = (\n\t\t\tx,\n\t\t\ty,\n\t\t);\n\t};\n\tD = (a);\n}\n")
    #expect(try edited(before) { try $0.setting("z", forKey: "D") }.contains("\tD = z;\n"))
    #expect(try edited(before) { try $0.removing(key: "C") } == "{\n\tA = 1;\n\tD = (a);\n}\n")
    #expect(try edited("{ A = 1; C = 2; }") { try $0.setting("b", forKey: "B") } == "{ A = 1; B = b; C = 2; }")
    #expect(try edited("{}") { try $0.setting("b", forKey: "B") } == "{B = b;}")
    #expect(try edited("{\n\tA = YES;\n}\n") { try $0.setting(["a": true, "n": 3], forKey: "B") }
      == "{\n\tA = YES;\n\tB = {\n\t\ta = YES;\n\t\tn = 3;\n\t};\n}\n")
    #expect(try edited("\"A\";\n\"C\";\n") { try $0.setting("b", forKey: "B") } == "\"A\";\nB = b;\n\"C\";\n")
    #expect(try edited("A = 1;\nB = 2;\n") { try $0.setting("x", forKey: "C") } == "A = 1;\nB = 2;\nC = x;\n")
    #expect(try edited("A = 1;") { try $0.setting("x", forKey: "C") } == "A = 1;\nC = x;")
  }
}
