import SourceText

extension PropertyListFile {
  /// The text of a new property list in XML, as Xcode writes one.
  public static func text(of value: PropertyListValue) -> String {
    let style = PropertyListStyle(format: .xml, lineEnding: "\n", step: "\t", keyGap: nil, isInline: false)
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      \(style.value(value, indentation: ""))
      </plist>

      """
  }
}
