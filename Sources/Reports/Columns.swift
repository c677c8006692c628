/// Two columns, the right one wrapped; a left side wider than `widest` gets a line of its own.
public func columns(_ rows: [(String, String)], style: TextStyle, widest: Int = 38) -> String {
  let left = min(widest, rows.map(\.0.count).max() ?? 0)
  return rows.flatMap { row -> [String] in
    let indent = 2 + left + 2
    let right = wrap(row.1, width: style.width, indent: indent, firstIndent: indent)
    if row.0.count > left { return ["  " + row.0] + right }
    return ["  " + row.0.padded(left + 2) + right[0].dropFirst(indent)] + right.dropFirst()
  }.joined(separator: "\n")
}
