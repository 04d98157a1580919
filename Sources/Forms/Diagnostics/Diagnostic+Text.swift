import JSONText
import Texts
import Values

extension Diagnostic {
  /// `file:line:col: severity CODE: row 7 "Email": message; found X; try Y`; what it names is as it is, and made visible where it is printed.
  package func line(in texts: any Texts) -> String {
    texts.line(place, rank(in: texts), words(withAdvice: true, in: texts))
  }

  /// `file:line:col`.
  package var place: String {
    let place = position.map { ":\($0.line):\($0.column)" } ?? ""
    return file + place
  }

  /// `error F103`.
  package func rank(in texts: any CommandTexts) -> String {
    "\(severity.name(in: texts)) \(code.rawValue)"
  }

  /// `row 7 "Email": message; found X`, with or without `; try Y`.
  package func words(withAdvice: Bool, in texts: any Texts) -> String {
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
  package func described(in texts: any DiagnosticTexts) -> String {
    let row = texts.rowNumber(ordinal, TextQuoting.short(label))
    return form.map { texts.ofForm(TextQuoting.short($0), row) } ?? row
  }
}

extension Severity {
  /// As a line of output has it.
  package func name(in texts: any CommandTexts) -> String {
    switch self {
    case .info: texts.severityInfo
    case .warning: texts.severityWarning
    case .error: texts.severityError
    }
  }
}
