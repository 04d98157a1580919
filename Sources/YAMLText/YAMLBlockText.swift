/// A text as a literal or folded block scalar.
struct YAMLBlockText {
  private let lines: [Substring]
  private let context: YAMLScalarWriter.Context
  private let isFolded: Bool
  /// Number of line breaks at the end of the text.
  private let breaks: Int

  /// Nil if the text can't be said so.
  init?(_ text: String, _ context: YAMLScalarWriter.Context, isFolded: Bool) {
    guard !context.isFlow, !context.isKey, !text.isEmpty,
      text.unicodeScalars.allSatisfy({ $0 == "\n" || YAMLScalarWriter.isOnLine($0) })
    else { return nil }
    let trailing = text.unicodeScalars.reversed().prefix { $0 == "\n" }.count
    let body = text.unicodeScalars.dropLast(trailing)
    // What is nothing but breaks, or begins or ends with blanks, is easily read wrongly.
    guard let first = body.first, let last = body.last, first != "\n", !Self.isBlank(last),
      trailing < 2 || context.canKeepBreaks
    else { return nil }
    self.context = context
    self.isFolded = isFolded
    breaks = trailing
    lines = Substring(body).split(separator: "\n", omittingEmptySubsequences: false)
    if isFolded, !Self.canBeFolded(lines) { return nil }
    if Self.isBlank(first), !(1...9).contains(context.indentStep) { return nil }
    if lines.contains(where: { $0.unicodeScalars.allSatisfy(Self.isBlank) && !$0.isEmpty }) {
      return nil
    }
  }

  /// Folding leaves lines that begin with blanks, and the breaks around them, as they are: such texts are literal.
  private static func canBeFolded(_ lines: [Substring]) -> Bool {
    lines.allSatisfy { line in
      guard let first = line.unicodeScalars.first, let last = line.unicodeScalars.last else {
        return true
      }
      return !isBlank(first) && !isBlank(last)
    }
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }

  var written: YAMLWritten {
    var head: [UInt8] = [UInt8(ascii: isFolded ? ">" : "|")]
    if lines.first?.unicodeScalars.first.map(Self.isBlank) == true {
      head += String(context.indentStep).utf8
    }
    if breaks == 0 { head.append(UInt8(ascii: "-")) }
    if breaks > 1 { head.append(UInt8(ascii: "+")) }
    var body: [UInt8] = []
    for (index, line) in lines.enumerated() {
      // A break in the text is a blank line between folded ones.
      if isFolded, index > 0, !line.isEmpty, !lines[index - 1].isEmpty { body += context.lineBreak }
      if isFolded, index > 0, line.isEmpty, !lines[index - 1].isEmpty { body += context.lineBreak }
      if !line.isEmpty { body += Array(repeating: 0x20, count: context.indent) + Array(line.utf8) }
      body += context.lineBreak
    }
    for _ in 1..<max(breaks, 1) { body += context.lineBreak }
    return YAMLWritten(head: head, lines: body, keepsBlankLines: breaks > 1)
  }
}
