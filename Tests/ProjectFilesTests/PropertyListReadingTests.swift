import ProjectFiles
import SourceText
import Testing

struct PropertyListReadingTests {
  private func read(_ text: String) throws -> PropertyListFile {
    let file = try PropertyListFile(SourceText(text))
    #expect(file.printed == Array(text.utf8))
    return file
  }

  @Test func everyKindOfValueIsRead() throws {
    let file = try read(
      """
      <?xml version='1.0' encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd" [ <!-- > --> ]>
      <!-- before -->
      <plist version = '1.0' >
      <dict>
        <key>Name</key><!-- between --><string>Tom &amp; Jerry &#x41;&#66;<![CDATA[<b>]]></string>
        <key >Count</key>
        <integer> -12 </integer>
        <key>Hex</key><integer>0x1F</integer>
        <key>Scale</key><real>1.5</real>
        <key>On</key> <true />
        <key>Off</key> <false></false>
        <key>Day</key><date>2024-05-01T12:00:00Z</date>
        <key>Bytes</key><data>
          AAEC
          Aw==
        </data>
        <key>List</key><array><string></string><string/><dict/></array>
        <key>Empty</key><dict>
        </dict>
      </dict>
      </plist>
      <!-- after -->

      """)
    #expect(file.format == .xml)
    #expect(
      file.root?.plain
        == .dictionary([
          .init("Name", "Tom & Jerry AB<b>"), .init("Count", -12), .init("Hex", 31), .init("Scale", .real(1.5)), .init("On", true),
          .init("Off", false), .init("Day", .date("2024-05-01T12:00:00Z")), .init("Bytes", .data("AAECAw==")),
          .init("List", ["", "", .dictionary([])]), .init("Empty", .dictionary([])),
        ]))
    let name = try #require(file.root?.entry("Name"))
    #expect(file.text.string(in: name.keyRange) == "<key>Name</key>")
    #expect(file.text.string(in: name.value.range).hasPrefix("<string>Tom"))
    #expect(file.text.string(in: try #require(name.value.contents)).hasSuffix("]]>"))
  }

  @Test func aByteOrderMarkAndLineEndingsAreNoObstacle() throws {
    let text = "\u{FEFF}<?xml version=\"1.0\"?>\r\n<plist>\r\n<dict>\r\n\t<key>A</key>\r\n\t<true/>\r\n</dict>\r\n</plist>\r\n"
    #expect(try read(text)["A"]?.boolean == true)
  }

  @Test func aKeyThatIsThereTwiceHasItsLastValue() throws {
    let file = try read("<plist><dict><key>A</key><string>1</string><key>A</key><string>2</string></dict></plist>")
    #expect(file["A"]?.string == "2")
    #expect(file.root?.entries.count == 2)
    #expect(try read("{ A = 1; A = 2; }")["A"]?.string == "2")
  }

  @Test(arguments: [
    ("<true/>", true), ("<false/>", false), ("<string>YES</string>", true), ("<string>no</string>", false),
    ("<string>true</string>", true), ("<string>1</string>", true), ("<integer>0</integer>", false), ("<string>maybe</string>", nil),
    ("<array/>", nil),
  ] as [(String, Bool?)])
  func truthIsToldInEverySpelling(value: String, expected: Bool?) throws {
    #expect(try read("<plist><dict><key>A</key>\(value)</dict></plist>")["A"]?.truth == expected)
  }

  @Test func linesForThePreprocessorStandBetweenTheTags() throws {
    let file = try read("<plist><dict>\n#ifdef DEBUG\n<key>A</key>\n<true/>\n  #endif // why\n</dict></plist>")
    #expect(file.hasPreprocessorLines)
    #expect(file["A"]?.boolean == true)
    #expect(try !read("<plist><dict/></plist>").hasPreprocessorLines)
  }

  @Test func oldStyleListsAreReadIntoTheSameNodes() throws {
    let file = try read(
      """
      // !$*UTF8*$!
      {
        plain = Some/Path.swift; /* why */
        "quoted key" = "a \\"b\\" \\\\ \\n \\U00e9 \\101";
        'single' = 'it''s' /* joined by nothing */;
        list = ( a, "b c" , (d), );
        empty = (); none = {}; // both
        bytes = <0fbd 7700>;
        deep = { a = { b = c; }; };
      }

      """.replacing("'it''s'", with: "'it is'"))
    #expect(file.format == .oldStyle)
    #expect(file["plain"]?.string == "Some/Path.swift")
    #expect(file["quoted key"]?.string == "a \"b\" \\ \n é A")
    #expect(file["single"]?.string == "it is")
    #expect(file["list"]?.plain == ["a", "b c", ["d"]])
    #expect(file["empty"]?.array == [])
    #expect(file["none"]?.entries == [])
    #expect(file["bytes"]?.plain == .data("0fbd7700"))
    #expect(file.node(at: ["deep", "a", "b"])?.string == "c")
    #expect(file.node(at: ["list", 2, 0])?.string == "d")
    #expect(file.node(at: ["list", 3]) == nil)
  }

  @Test func stringsFilesHaveNoBraces() throws {
    let file = try read("/* Title */\n\"A\" = \"a\";\n\"B\";\n")
    #expect(file.root?.plain == .dictionary([.init("A", "a"), .init("B", "B")]))
  }

  @Test func aBinaryListIsRecognisedAndNotRead() throws {
    let file = try PropertyListFile(SourceText(bytes: Array("bplist00".utf8) + [0xD1, 0x01, 0x02, 0xFF]))
    #expect(file.format == .binary)
    #expect(file.root == nil)
    #expect(throws: ProjectFileRefusal.self) { try file.setting(true, forKey: "A") }
  }

  @Test(
    "what cannot be read is a fault with its line",
    arguments: [
      ("", 1, "the file is empty"), ("<plist>\n</plist>", 2, "the property list has no value"),
      ("<plist>\n<dict>\n<key>A</key>\n</dict></plist>", 3, "the key 'A' has no value"),
      ("<plist><dict>\r\n<true/></dict></plist>", 2, "a <key> should stand here"),
      ("<plist><dict>\n<key>A</key><string>a & b</string></dict></plist>", 2, "an & must be written as &amp;"),
      ("<plist><dict>\n\n<key>A</key><string>a</dict></plist>", 3, "</dict> closes no <string>"),
      ("<plist><array>\n<thing/></array></plist>", 2, "a property list has no <thing>"),
      ("<plist><integer>x</integer></plist>", 1, "'x' is no number"),
      ("<plist><dict/>\n<dict/></plist>", 2, "</plist> should stand here"),
      ("{\n a = b\n}", 3, "a ; should follow the value of 'a'"), ("{ a b; }", 1, "an = should follow the key 'a'"),
      ("{\n a = (b c); }", 2, "a , or ) should stand here"), ("{ a = \"b; }", 1, "the text that starts here is not closed with a quote"),
      ("{ a = b; } c", 1, "there is text behind the end of the property list"),
      ("{ a = <0g>; }", 1, "only hexadecimal digits may stand between < and >"),
      ("<plist><dict>\n<<<<<<< HEAD\n<key>A</key><true/>\n=======\n>>>>>>> b\n</dict></plist>", 2, "a merge was not finished here; resolve the conflict first"),
      ("{\n a = (\n<<<<<<< HEAD\n b,\n=======\n c,\n>>>>>>> other\n ); }", 3, "a merge was not finished here; resolve the conflict first"),
    ])
  func faults(text: String, line: Int, message: String) {
    let fault = #expect(throws: ProjectFileFault.self) { try PropertyListFile(SourceText(text)) }
    #expect(fault == ProjectFileFault(message: message, line: line))
  }

  @Test func otherEncodingsAreFaults() {
    #expect(throws: ProjectFileFault.self) { try PropertyListFile(SourceText(bytes: [0xFF, 0xFE, 0x22, 0x00])) }
    #expect(throws: ProjectFileFault.self) { try PropertyListFile(SourceText(bytes: Array("{ a = \"".utf8) + [0xE9] + Array("\"; }".utf8))) }
  }

  @Test func deepNestingIsAFaultAndNoCrash() {
    for open in ["(", "{a=", "<array>"] {
      let text = (open == "<array>" ? "<plist>" : "") + String(repeating: open, count: 100_000)
      #expect(throws: ProjectFileFault.self) { try PropertyListFile(SourceText(text)) }
    }
  }
}
