/// The beginning of a new part's line.
struct TextLine: Sendable {
  let lineBreak: [UInt8]
  let indent: [UInt8]
  /// White space around the parts of containers in one line; nil if each part has a separate line.
  var pad: [UInt8]?

  var start: [UInt8] { pad ?? lineBreak + indent }

  /// A line of the contents.
  func indented(by unit: [UInt8]) -> TextLine {
    TextLine(lineBreak: lineBreak, indent: indent + unit, pad: pad)
  }
}
