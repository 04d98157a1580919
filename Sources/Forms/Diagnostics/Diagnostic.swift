import JSONText
import SourceText
import Texts
import Values

/// A finding for the form's author: collected, located, with what to try.
package struct Diagnostic: Hashable, Sendable {
  /// Path of the form as the user gave it.
  package var file: String
  /// Position in the file; nil for a diagnostic about the form as a whole.
  package var position: SourcePosition?
  package var severity: Severity
  package var code: DiagnosticCode
  package var row: RowReference?
  package var message: Sentence
  package var found: Sentence?
  package var advice: Sentence

  package init(
    file: String, position: SourcePosition?, severity: Severity, code: DiagnosticCode,
    row: RowReference? = nil, message: Sentence, found: Sentence? = nil, advice: Sentence
  ) {
    self.file = file
    self.position = position
    self.severity = severity
    self.code = code
    self.row = row
    self.message = message
    self.found = found
    self.advice = advice
  }
}

/// Names a row in a message.
package struct RowReference: Hashable, Sendable {
  /// Number of the row from 1, in file order.
  package var ordinal: Int
  package var label: String
  /// Name of the row's form; nil for the file's own form.
  package var form: String?
  /// File in which the row is written; nil if it is known from elsewhere.
  package var file: String?

  package init(ordinal: Int, label: String, form: String? = nil, file: String? = nil) {
    self.ordinal = ordinal
    self.label = label
    self.form = form
    self.file = file
  }
}

/// The severity of a problem.
package enum Severity: String, CaseIterable, Comparable, Sendable {
  case info, warning, error

  private var rank: Int { self == .info ? 0 : self == .warning ? 1 : 2 }
  package static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }
}

extension Diagnostic {
  /// `file:line:col: severity CODE: row 7 "Email": message; found X; try Y`; what it names is as it is, and made visible where it is printed.
  package func line(in texts: Texts) -> String {
    texts.line(location, rank(in: texts), words(withAdvice: true, in: texts))
  }

  /// `file:line:col`.
  package var location: String {
    let suffix = position.map { ":\($0.line):\($0.column)" } ?? ""
    return file + suffix
  }

  /// `error F103`.
  package func rank(in texts: Texts) -> String {
    "\(severity.name(in: texts)) \(code.rawValue)"
  }

  /// `row 7 "Email": message; found X`, with or without `; try Y`.
  package func words(withAdvice: Bool, in texts: Texts) -> String {
    var text = message.text(in: texts)
    if let row { text = texts.about(row.described(in: texts), text) }
    if let found { text = texts.foundInForm(text, found.text(in: texts)) }
    if withAdvice { text = texts.tryThis(text, advice.text(in: texts)) }
    return text
  }

  /// The diagnostic as one line of JSON for programs, in English; unknown facts are omitted.
  package var jsonLine: String {
    var members = ["\"file\":\(Self.json(file))"]
    if let position {
      members.append("\"line\":\(position.line)")
      members.append("\"column\":\(position.column)")
    }
    members.append("\"severity\":\(Self.json(severity.rawValue))")
    members.append("\"code\":\(Self.json(code.rawValue))")
    if let row {
      members.append("\"row\":\(row.ordinal)")
      members.append("\"label\":\(Self.json(row.label))")
      if let form = row.form { members.append("\"form\":\(Self.json(form))") }
    }
    members.append("\"message\":\(Self.json(message.english))")
    if let found { members.append("\"found\":\(Self.json(Self.plain(found.english)))") }
    members.append("\"advice\":\(Self.json(Self.plain(advice.english)))")
    return "{" + members.joined(separator: ",") + "}"
  }

  /// A name or a text without the quotes that mark it in a sentence; a sentence as it is.
  private static func plain(_ text: String) -> String {
    let inside = text.dropFirst().dropLast()
    let isQuoted = text.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"")
    return isQuoted && !inside.contains("\" or \"") && !inside.contains("\", \"")
      ? String(inside) : text
  }

  private static func json(_ text: String) -> String { JSONValue.string(text).jsonText() }
}

extension RowReference {
  /// `row 7 "Email"`.
  package func described(in texts: Texts) -> String {
    let row = texts.rowNumber(ordinal, TextQuoting.short(label))
    return form.map { texts.ofForm(TextQuoting.short($0), row) } ?? row
  }
}

extension Severity {
  /// As a line of output has it.
  package func name(in texts: Texts) -> String {
    switch self {
    case .info: texts.severityInfo
    case .warning: texts.severityWarning
    case .error: texts.severityError
    }
  }
}
