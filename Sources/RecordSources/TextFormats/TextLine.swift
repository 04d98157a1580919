/// How a new part of a text begins.
struct TextLine: Sendable {
  /// What ends the line before it.
  let lineBreak: [UInt8]
  let indent: [UInt8]
  /// The white space around the parts of containers that are on the line as a whole; nil where each part has a line of its
  /// own.
  var pad: [UInt8]?

  var start: [UInt8] { pad ?? lineBreak + indent }

  /// A line of what is inside.
  func indented(by unit: [UInt8]) -> TextLine {
    TextLine(lineBreak: lineBreak, indent: indent + unit, pad: pad)
  }
}
