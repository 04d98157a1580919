/// Writes scalars so that they read back as the same text and type: in a style, if the text can be said in it, else in
/// the next one.
package struct YAMLScalarWriter: Sendable {
  /// The position of a scalar.
  package struct Context: Sendable {
    /// In brackets, where commas end it.
    package var isFlow = false
    /// A key is on one line, and not in a block.
    package var isKey = false
    /// Spaces before the lines of a block scalar.
    package var indent = 2
    /// How many of them are more than the collection around it has.
    package var indentStep = 2
    /// At the beginning of a line, where `---` is a marker.
    package var isAtLineStart = false
    /// A tag says the type: the text needs no quotes for it.
    package var hasTag = false
    /// False where blank lines that follow would be added to those of a block that keeps its own (`|+`).
    package var canKeepBreaks = true
    package var lineBreak: [UInt8] = [0x0A]

    package init() {}
  }

  let context: Context
  /// The quotes that the file has elsewhere.
  let quotes: YAMLNode.Style

  package init(_ context: Context, quotes: YAMLNode.Style) {
    self.context = context
    self.quotes = quotes
  }

  /// A text, in a style if possible. `legacy`: the type by YAML 1.1 of a plain text that may stay plain.
  package func written(
    _ text: String, as style: YAMLNode.Style, legacy: YAMLLegacyType? = nil
  ) -> YAMLWritten {
    let styles = [style, text.utf8.contains(0x0A) ? .literal : .plain, quotes, .doubleQuoted]
    for style in styles {
      if let written = attempt(text, style, legacy) { return written }
    }
    return YAMLWritten(head: doubleQuoted(text))
  }

  private func attempt(
    _ text: String, _ style: YAMLNode.Style, _ legacy: YAMLLegacyType?
  ) -> YAMLWritten? {
    switch style {
    case .plain, .empty, .block, .flow, .pair:
      return canBePlain(text, legacy) ? YAMLWritten(head: Array(text.utf8)) : nil
    case .singleQuoted: return singleQuoted(text).map { YAMLWritten(head: $0) }
    case .doubleQuoted: return YAMLWritten(head: doubleQuoted(text))
    case .literal: return YAMLBlockText(text, context, isFolded: false)?.written
    case .folded: return YAMLBlockText(text, context, isFolded: true)?.written
    }
  }

  // MARK: Plain

  private func canBePlain(_ text: String, _ legacy: YAMLLegacyType?) -> Bool {
    guard isPlainSyntax(Array(text.utf8)), text.unicodeScalars.allSatisfy(Self.isOnLine) else {
      return false
    }
    if context.hasTag { return true }
    guard YAMLScalar.resolved(text) == .text(text) else { return false }
    return YAMLLegacyType(text).map { $0 == legacy } ?? true
  }

  private func isPlainSyntax(_ text: [UInt8]) -> Bool {
    guard let first = text.first, let last = text.last, !first.isYAMLSpace, !last.isYAMLSpace,
      !context.isKey || text.count < 1000, last != UInt8(ascii: ":")
    else { return false }
    if context.isAtLineStart, text.starts(with: "---".utf8) || text.starts(with: "...".utf8) {
      return false
    }
    if "-?:".utf8.contains(first) {
      guard text.count > 1, !text[1].isYAMLSpace, !isFlowIndicator(text[1]) else { return false }
    } else if ",[]{}#&*!|>'\"%@`".utf8.contains(first) {
      return false
    }
    for (index, byte) in text.enumerated() {
      // Some programs can't read a tab in a plain text.
      if byte == 0x09 { return false }
      if context.isFlow, isFlowIndicator(byte) { return false }
      let next = index + 1 < text.count ? text[index + 1] : 0x20
      if byte == UInt8(ascii: ":"), next.isYAMLSpace || context.isFlow && isFlowIndicator(next) {
        return false
      }
      if byte.isYAMLBlank, next == UInt8(ascii: "#") { return false }
    }
    return true
  }

  private func isFlowIndicator(_ byte: UInt8) -> Bool { ",[]{}".utf8.contains(byte) }

  /// True for what needs no escape on one line.
  static func isOnLine(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x20...0x7E, 0xA0...0x2027, 0x202A...0xD7FF, 0xE000...0xFEFE, 0xFF00...0xFFFD,
      0x10000...:
      true
    default: false
    }
  }

  // MARK: Quotes

  private func singleQuoted(_ text: String) -> [UInt8]? {
    guard text.unicodeScalars.allSatisfy(Self.isOnLine) else { return nil }
    return [0x27] + text.utf8.flatMap { $0 == 0x27 ? [0x27, 0x27] : [$0] } + [0x27]
  }

  private func doubleQuoted(_ text: String) -> [UInt8] {
    var result: [UInt8] = [0x22]
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\"".utf8
      case "\\": result += "\\\\".utf8
      case "\n": result += "\\n".utf8
      case "\t": result += "\\t".utf8
      case "\r": result += "\\r".utf8
      case "\0": result += "\\0".utf8
      default: result += Self.isOnLine(scalar) ? Array(String(scalar).utf8) : Self.escaped(scalar)
      }
    }
    return result + [0x22]
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> [UInt8] {
    let hex = Array(String(scalar.value, radix: 16, uppercase: true).utf8)
    let (letter, width) =
      scalar.value < 0x100 ? ("x", 2) : scalar.value < 0x10000 ? ("u", 4) : ("U", 8)
    return Array("\\".utf8) + letter.utf8
      + repeatElement(UInt8(ascii: "0"), count: width - hex.count) + hex
  }
}
