import ProjectFiles
import SourceEdits
import SourceText
import Testing

/// The property list after edits, as text.
func edited(_ text: String, _ edit: (PropertyListFile) throws -> [TextEdit]) throws -> String {
  let file = try PropertyListFile(SourceText(text))
  let edits = try #require(EditBatch.disjoint(try edit(file)))
  let result = SourceText(text).applying(edits)
  // What was written can be read, and asking again changes nothing.
  #expect(try edit(PropertyListFile(result)).isEmpty)
  return result.string
}

/// The project after edits, as text.
func editedProject(_ text: String, _ edit: (XcodeProjectFile) throws -> [TextEdit]) throws -> String {
  let edits = try #require(EditBatch.disjoint(try edit(XcodeProjectFile(SourceText(text)))))
  let result = SourceText(text).applying(edits)
  #expect(try edit(XcodeProjectFile(result)).isEmpty)
  return result.string
}

/// The text with every id of 24 digits written as `NEW1`, `NEW2` and so on, in the order of the file.
func withoutFreshIDs(_ text: String) -> String {
  var names: [String: String] = [:]
  var result = text
  for match in text.matches(of: /[0-9A-F]{24}/) where names[String(match.output)] == nil {
    names[String(match.output)] = "NEW\(names.count + 1)"
  }
  for (id, name) in names { result = result.replacing(id, with: name) }
  return result
}
