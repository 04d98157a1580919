/// A message that code says, as translations name it: the literal in `say("must be at least \(number)")`.
struct SpokenMessage: Hashable {
  let file: String
  let context: String?
  /// `must be at least %@`
  let text: String
  let plural: String?

  /// Those in a file of Swift; several of a literal that names records or items, or has several contexts.
  static func all(in file: (name: String, text: String)) -> [SpokenMessage] {
    let code = Array(file.text.unicodeScalars)
    var messages: [SpokenMessage] = []
    for start in code.indices where Self.isCall(at: start, of: code) {
      var reader = CodeReader(code, at: start + "say(".count)
      let arguments = reader.arguments(upTo: ")")
      let literals = arguments.filter { $0.label == nil }.compactMap { CodeLiteral($0.code) }
      guard let first = literals.first else { continue }
      let named = arguments.first { $0.label == "as" }.map { CodeReader.literals(in: $0.code) }
      for context in named?.map(Optional.some) ?? [nil] {
        for unit in first.usesWords ? [0, 1] : [0] {
          let plural = literals.count > 1 ? literals[1] : first
          messages.append(
            SpokenMessage(
              file: file.name, context: context, text: first.name(unit: unit, isPlural: false),
              plural: literals.count > 1 || first.isCounted
                ? plural.name(unit: unit, isPlural: true) : nil))
        }
      }
    }
    return messages
  }

  private static func isCall(at start: Int, of code: [Unicode.Scalar]) -> Bool {
    code[start] == "s" && code[start...].starts(with: "say(".unicodeScalars)
      && (start == 0 || !code[start - 1].properties.isAlphabetic)
      && !code[..<start].suffix(5).elementsEqual("func ".unicodeScalars)
  }
}

/// Reads arguments and literals of Swift's code.
struct CodeReader {
  let code: [Unicode.Scalar]
  var position: Int

  init(_ code: [Unicode.Scalar], at position: Int) { (self.code, self.position) = (code, position) }

  /// The arguments up to the closing bracket, and goes behind it.
  mutating func arguments(upTo end: Unicode.Scalar) -> [(label: String?, code: [Unicode.Scalar])] {
    var parts: [[Unicode.Scalar]] = []
    var start = position
    while position < code.count, code[position] != end {
      if code[position] == "," {
        parts.append(Array(code[start..<position]))
        start = position + 1
      }
      passToken()
    }
    parts.append(Array(code[start..<position]))
    position += 1
    return parts.map { part in
      let text = part.drop { $0.properties.isWhitespace }
      let name = text.prefix { $0.properties.isAlphabetic }
      guard !name.isEmpty, text.dropFirst(name.count).first == ":" else {
        return (nil, Array(text))
      }
      return (name.text, Array(text.dropFirst(name.count + 1).drop { $0.properties.isWhitespace }))
    }
  }

  /// A literal, what is in brackets, or a character.
  mutating func passToken() {
    if let end = CodeLiteral.end(in: code, at: position) {
      position = end
      return
    }
    let closing = ["(": ")", "[": "]", "{": "}"] as [Unicode.Scalar: Unicode.Scalar]
    let end = closing[code[position]]
    position += 1
    guard let end else { return }
    while position < code.count, code[position] != end { passToken() }
    position += 1
  }

  /// The texts of the plain literals in an expression.
  static func literals(in code: [Unicode.Scalar]) -> [String] {
    var reader = CodeReader(code, at: 0)
    var texts: [String] = []
    while reader.position < code.count {
      let start = reader.position
      reader.passToken()
      if let literal = CodeLiteral(Array(code[start..<reader.position])) {
        texts.append(literal.name(unit: 0, isPlural: false))
      }
    }
    return texts
  }
}

/// A literal of Swift's code with what is put into it.
struct CodeLiteral {
  private enum Part {
    case text(String)
    /// The word for a record, and for an item.
    case word([String])
    case argument
    /// A number with its noun, for one and for several.
    case count(one: [String], many: [String])
  }

  private var parts: [Part] = []

  private static let words = [
    "entry": ["record", "item"], "anEntry": ["a record", "an item"],
    "entries": ["records", "items"], "whole": ["file", "list"],
  ]

  var usesWords: Bool {
    parts.contains {
      switch $0 {
      case .word: true
      case .count(let one, _): one.count > 1
      default: false
      }
    }
  }

  var isCounted: Bool {
    parts.contains { if case .count = $0 { true } else { false } }
  }

  /// As translations name it, for records or items.
  func name(unit: Int, isPlural: Bool) -> String {
    let hasArguments = parts.contains {
      switch $0 {
      case .argument, .count: true
      default: false
      }
    }
    return parts.map { part in
      switch part {
      case .text(let text): hasArguments ? text.replacing("%", with: "%%") : text
      case .word(let words): words[unit]
      case .argument: "%@"
      case .count(let one, let many):
        "%@ " + (isPlural ? many : one)[min(unit, one.count - 1)]
      }
    }.joined()
  }

  /// Nil for an expression that is no literal.
  init?(_ expression: [Unicode.Scalar]) {
    let code = Array(expression.reversed().drop { $0.properties.isWhitespace }.reversed())
    guard Self.end(in: code, at: 0) == code.count else { return nil }
    let mark = code.prefix { $0 == "#" }.count
    let quotes = code[mark...].prefix { $0 == "\"" }.count >= 3 ? 3 : 1
    var inside = Array(code[(mark + quotes)..<(code.count - mark - quotes)])
    if quotes == 3 { inside = Self.unindented(inside) }
    var (text, position) = ("", 0)
    while position < inside.count {
      guard inside[position] == "\\",
        inside[(position + 1)...].prefix(mark).elementsEqual(repeatElement("#", count: mark))
      else {
        text.unicodeScalars.append(inside[position])
        position += 1
        continue
      }
      position += mark + 1
      if inside[position] == "(" {
        var reader = CodeReader(inside, at: position + 1)
        parts += [.text(text), Self.part(of: reader.arguments(upTo: ")"))]
        (text, position) = ("", reader.position)
      } else if inside[position] == "u" {
        let digits = inside[(position + 2)...].prefix { $0 != "}" }
        text.unicodeScalars.append(Unicode.Scalar(UInt32(digits.text, radix: 16) ?? 0) ?? "?")
        position += digits.count + 3
      } else {
        let escapes: [Unicode.Scalar: String] = ["n": "\n", "t": "\t", "\n": ""]
        text += escapes[inside[position]] ?? String(inside[position])
        position += 1
      }
    }
    parts.append(.text(text))
  }

  private static func part(of arguments: [(label: String?, code: [Unicode.Scalar])]) -> Part {
    let expression = arguments[0].code.text
    if arguments.count > 1 {
      let nouns = arguments.dropFirst().map { argument in
        words[argument.code.text] ?? CodeReader.literals(in: argument.code)
      }
      return .count(one: nouns[0], many: nouns.count > 1 ? nouns[1] : nouns[0].map { $0 + "s" })
    }
    let isCapitalized = expression.hasSuffix(".capitalized")
    guard let word = words[isCapitalized ? String(expression.dropLast(12)) : expression] else {
      return .argument
    }
    return .word(isCapitalized ? word.map { $0.prefix(1).uppercased() + $0.dropFirst() } : word)
  }

  /// Behind a literal that begins at a position; nil if none does.
  static func end(in code: [Unicode.Scalar], at start: Int) -> Int? {
    let mark = code[start...].prefix { $0 == "#" }.count
    var position = start + mark
    guard position < code.count, code[position] == "\"" else { return nil }
    let quotes = code[position...].prefix { $0 == "\"" }.count >= 3 ? 3 : 1
    let marks = [Unicode.Scalar](repeating: "#", count: mark)
    let end = [Unicode.Scalar](repeating: "\"", count: quotes) + marks
    let escape = ["\\"] + marks
    position += quotes
    while position < code.count {
      if code[position] == "\"", code[position...].starts(with: end) { break }
      if code[position] == "\\", code[position...].starts(with: escape) {
        position += escape.count
        if code[position] == "(" {
          var reader = CodeReader(code, at: position)
          reader.passToken()
          position = reader.position
          continue
        }
      }
      position += 1
    }
    return position + end.count
  }

  /// The lines of a block without the indentation of its last one.
  private static func unindented(_ block: [Unicode.Scalar]) -> [Unicode.Scalar] {
    let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
    let indentation = lines.last?.count ?? 0
    return Array(
      lines.dropFirst().dropLast().map { $0.dropFirst(indentation) }.joined(separator: ["\n"]))
  }
}

extension Sequence<Unicode.Scalar> {
  fileprivate var text: String { reduce(into: "") { $0.unicodeScalars.append($1) } }
}
