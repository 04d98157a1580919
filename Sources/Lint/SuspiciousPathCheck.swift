import Forms
import SourceText
import Texts
import Values

/// W206: a path that looks like an expression, or another notation, and leads to a member of that name.
enum SuspiciousPathCheck: RowCheck {
  static func check(_ form: DraftForm) {
    if let reader = form.reader {
      check(form.given.recordsPath.map { [$0] } ?? [], of: "recordsPath", reader)
      check(form.given.title?.paths ?? [], of: "title", reader)
      check(form.given.recordTitle?.paths ?? [], of: "recordTitle", reader)
    }
    for row in form.rows { row.checkShapes(check) }
  }

  static func check(_ draft: DraftRow) {
    for key in ["valuePath", "displayValue"] {
      check(paths(of: draft, key), of: key, draft.reader)
    }
  }

  private static func check(_ paths: [ValuePath], of key: String, _ reader: DictionaryReader) {
    guard let text = reader.entry(key)?.value.string else { return }
    for path in paths {
      guard let (message, advice) = finding(path, in: text) else { continue }
      reader.report(.W206, of: key, quoting: plain(path), advice: advice) { message.text(in: $0) }
    }
  }

  private static func paths(of draft: DraftRow, _ key: String) -> [ValuePath] {
    if key == "valuePath", let path = draft.row.valuePath { return [path] }
    guard key == draft.templateKey else { return [] }
    return draft.row.displayValue?.paths ?? []
  }

  /// The suspicion, and a suggestion; quoted names are intended.
  private static func finding(_ path: ValuePath, in text: String) -> (Sentence, Sentence)? {
    let names = path.steps.compactMap { if case .member(let name) = $0 { name } else { nil } }
    // The text is long where it has many paths.
    guard let finding = finding(path, names), !isMeant(names, in: text) else { return nil }
    return finding
  }

  private static func isMeant(_ names: [String], in text: String) -> Bool {
    names.contains { name in
      [TextQuoting.quoted(name), name.replacingSlashes].contains {
        $0 != name && text.containsBytes($0)
      }
    }
  }

  private static func finding(_ path: ValuePath, _ names: [String]) -> (Sentence, Sentence)? {
    let rest = ValuePath(steps: Array(path.steps.dropFirst()))
    if names.first == "$", path.steps.count > 1, path.steps[0] == .member("$") {
      return (Sentence { $0.noDollar }, Sentence(verbatim: "\"" + rest.description + "\""))
    }
    if isExpression(plain(path)) {
      return (Sentence { $0.expressionIsName }, Sentence { $0.pathOrQuotes })
    }
    if let name = names.first(where: hasInnerSlash) {
      let steps = name.split(separator: "/").joined(separator: ".")
      return (Sentence { $0.slashDoesNotPart }, Sentence { $0.stepsOrQuotes(steps) })
    }
    return nil
  }

  private static func plain(_ path: ValuePath) -> String {
    path.steps.reduce(into: "") { text, step in
      switch step {
      case .member(let name): text += (text.isEmpty ? "" : ".") + name
      case .index(let index): text += "[\(index)]"
      case .key, .each: text += "." + step.name
      }
    }
  }

  /// True for `a + b`, `a*b`, `sum(x)`: names with a sign between them, or a name with an argument.
  private static func isExpression(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    for (index, byte) in bytes.enumerated() where index > 0 && index + 1 < bytes.count {
      let before = bytes[index - 1]
      let next = bytes[index + 1]
      switch byte {
      case UInt8(ascii: "+"), UInt8(ascii: "*"): return true
      case UInt8(ascii: "-"), UInt8(ascii: "/"):
        if before == UInt8(ascii: " "), next == UInt8(ascii: " ") { return true }
      default: continue
      }
    }
    guard bytes.last == UInt8(ascii: ")"), let open = bytes.firstIndex(of: UInt8(ascii: "(")) else {
      return false
    }
    return open > 0
      && bytes[..<open].allSatisfy { byte in
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || byte == UInt8(ascii: "_")
          || byte == UInt8(ascii: "@") || byte == UInt8(ascii: ".")
      }
  }

  private static func hasInnerSlash(_ name: String) -> Bool {
    name.utf8.dropFirst().dropLast().contains(UInt8(ascii: "/"))
  }
}

extension Template {
  fileprivate var paths: [ValuePath] { tokens.compactMap(\.target.path) }
}

extension String {
  /// The name escaped for a JSON Pointer.
  fileprivate var replacingSlashes: String {
    unicodeScalars.map { $0 == "/" ? "~1" : $0 == "~" ? "~0" : String($0) }.joined()
  }

  fileprivate func containsBytes(_ part: String) -> Bool {
    Array(utf8).withUnsafeBytes { text in
      Array(part.utf8).withUnsafeBytes { ByteSearch.contains(text, $0) }
    }
  }
}
