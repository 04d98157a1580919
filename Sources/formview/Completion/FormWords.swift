import Expressions
import Forms
import Servers
import Storage

/// Completions from a form for arguments that name a row.
struct FormWords {
  private let form: Form

  /// Nil if there is no such form. A `~` in front is the home folder: shells pass it as typed.
  init?(path: String) {
    var path = path
    if path.hasPrefix("~/"), let home = EnvironmentPath.path("HOME") {
      path = home + path.dropFirst()
    }
    // The next word waits for no server, and for nobody who writes into a pipe.
    let files =
      ServerURL.isAddress(path)
      ? FormFiles(
        ServerLocation(form: path, reader: ServerReader(.form, usesOnlyCopies: true)))
      : FormFiles(besideForm: path, isFile: true)
    guard let opened = try? OpenedForm(path: path, isOnScreen: true, files: files) else {
      return nil
    }
    form = opened.form
  }

  /// The words for an argument, by the name of its value in the help.
  func words(for valueName: String, typed: String) -> [CompletionCandidate] {
    switch valueName {
    case "identifiers": form.rows.map { .word($0.identifier, description: $0.key) }
    case "column,…": list(typed, sign: "")
    case "[-]column,…": list(typed, sign: "-")
    case "identifier=value", "identifier=text": assignments(typed)
    case "text": conditions(typed)
    default: []
    }
  }

  /// Completes after the last comma, without columns that are listed already.
  private func list(_ typed: String, sign: String) -> [CompletionCandidate] {
    let pieces = typed.split(separator: ",", omittingEmptySubsequences: false)
    let front = pieces.dropLast().map { $0 + "," }.joined()
    let minus = !sign.isEmpty && pieces.last?.hasPrefix(sign) == true ? sign : ""
    let listed = Set(
      pieces.dropLast().map { String($0.hasPrefix(sign) ? $0.dropFirst(sign.count) : $0) })
    return form.rows.filter { !listed.contains($0.identifier) }
      .map { .word(front + minus + $0.identifier, description: $0.key) }
  }

  /// `identifier=`, and after it the choices of the row.
  private func assignments(_ typed: String) -> [CompletionCandidate] {
    let rows = form.rows.filter { $0.valuePath != nil }
    if let words = computed(typed, rows) { return words }
    for row in rows where typed.hasPrefix(row.identifier + "=") {
      return Self.values(of: row).map { .word("\(row.identifier)=\($0)", description: "") }
    }
    return rows.map { .word($0.identifier + "=", description: $0.key) }
  }

  /// `identifier :=`, and after it what the last word of an expression can be; nil for another assignment.
  private func computed(_ typed: String, _ rows: [ConfigRow]) -> [CompletionCandidate]? {
    for row in rows where typed.hasPrefix(row.identifier) {
      let rest = typed.dropFirst(row.identifier.count).drop { $0 == " " }
      if rest == ":" { return [.word(typed + "=", description: row.key)] }
      guard rest.hasPrefix(":=") else { continue }
      let expression = rest.dropFirst(2)
      let word = expression.reversed().prefix { $0.isLetter || $0.isNumber || "_@$".contains($0) }
      let front = String(typed.dropLast(word.count))
      return [.word(front + "SELF", description: row.key)]
        + form.rows.filter { $0.valuePath != nil && Self.isWord($0.identifier) }
        .map { .word(front + $0.identifier, description: $0.key) }
        + ExpressionVocabulary.functions.map { .word(front + $0 + "(", description: "") }
    }
    return nil
  }

  private static func isWord(_ name: String) -> Bool {
    name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  private static func values(of row: ConfigRow) -> [String] {
    guard !row.disclosure.isSecret else { return [] }
    if row.valueType == .bool { return ["on", "off"] }
    return row.choices.map { choice in
      if case .string(let text) = choice.value { text } else { choice.value.jsonText() }
    }
  }

  /// A column's name at the beginning of a condition: at the start, and after `and`, `or`, `not` and `(`.
  private func conditions(_ typed: String) -> [CompletionCandidate] {
    let word = typed.split(separator: " ", omittingEmptySubsequences: false).last ?? ""
    let name = word.drop { $0 == "(" }
    let front = typed.dropLast(name.count)
    let before = front.split(separator: " ").last?.lowercased() ?? ""
    let begins = before.isEmpty || ["and", "or", "not"].contains(before) || before.hasSuffix("(")
    guard begins, typed.filter({ $0 == "\"" }).count.isMultiple(of: 2) else { return [] }
    return form.rows.map { row in
      let isPlain = !row.identifier.contains { " \"=<>~!(),".contains($0) }
      return .word(
        front + (isPlain ? row.identifier : "\"\(row.identifier)\""), description: row.key)
    }
  }
}
