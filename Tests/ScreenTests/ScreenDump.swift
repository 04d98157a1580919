import Screen

/// A frame as text in which styles can be read.
///
///     Name  [bold fg=1]Ada[/]
///     cursor 9,0
///
/// A run of one style other than plain is between `[style]` and `[/]`.
struct ScreenDump: CustomStringConvertible, Sendable {
  let description: String

  init(_ frame: Frame) {
    var lines = (0..<frame.size.height).map { Self.line($0, of: frame) }
    if let cursor = frame.cursor { lines.append("cursor \(cursor.x),\(cursor.y)") }
    description = lines.joined(separator: "\n")
  }

  private static func line(_ y: Int, of frame: Frame) -> String {
    var text = ""
    var style = Style.plain
    for x in 0..<frame.size.width {
      let glyph = frame[x, y]
      if glyph.style != style {
        if style != .plain { text += "[/]" }
        if glyph.style != .plain { text += "[" + name(glyph.style) + "]" }
        style = glyph.style
      }
      text += glyph.text
    }
    if style != .plain { return text + "[/]" }
    while text.utf8.last == 0x20 { text.unicodeScalars.removeLast() }
    return text
  }

  private static let attributeNames: [(Style.Attributes, String)] = [
    (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
    (.reverse, "reverse"),
  ]

  private static func name(_ style: Style) -> String {
    var words = attributeNames.filter { style.attributes.contains($0.0) }.map(\.1)
    if style.foreground != .terminalDefault { words.append("fg=" + name(style.foreground)) }
    if style.background != .terminalDefault { words.append("bg=" + name(style.background)) }
    return words.joined(separator: " ")
  }

  private static func name(_ color: Color) -> String {
    switch color {
    case .terminalDefault: "default"
    case .indexed(let index): "\(index)"
    case .rgb(let red, let green, let blue): "\(red),\(green),\(blue)"
    }
  }
}
