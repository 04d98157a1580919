/// How a new line of a text begins.
struct TextLine: Sendable {
  /// What ends the line before it.
  let lineBreak: [UInt8]
  let indent: [UInt8]

  var start: [UInt8] { lineBreak + indent }

  /// A line of what is inside.
  func indented(by unit: [UInt8]) -> TextLine {
    TextLine(lineBreak: lineBreak, indent: indent + unit)
  }
}
