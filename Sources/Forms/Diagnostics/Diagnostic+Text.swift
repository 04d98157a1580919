import Values

extension Diagnostic {
  /// `file:line:col: severity CODE: row 7 "Email": message; found X; try Y`, on one line.
  package var line: String {
    "\(place): \(rank): \(words(withAdvice: true))"
  }

  /// `file:line:col`.
  package var place: String {
    let place = position.map { ":\($0.line):\($0.column)" } ?? ""
    return TextQuoting.visible(file + place)
  }

  /// `error F103`.
  package var rank: String { "\(severity.rawValue) \(code.rawValue)" }

  /// `row 7 "Email": message; found X`, with or without `; try Y`.
  package func words(withAdvice: Bool) -> String {
    var text = ""
    if let row { text += row.label.isEmpty ? "row \(row.ordinal): " : row.described + ": " }
    text += message
    if let found { text += "; found \(found)" }
    if withAdvice, let advice { text += "; try \(advice)" }
    return TextQuoting.visible(text)
  }

  /// The same facts as one line of JSON; what is not known is left out.
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
    }
    members.append("\"message\":\(Self.json(message))")
    if let found { members.append("\"found\":\(Self.json(Self.plain(found)))") }
    if let advice { members.append("\"advice\":\(Self.json(Self.plain(advice)))") }
    return "{" + members.joined(separator: ",") + "}"
  }

  /// A name or a text without the quotes that mark it in a sentence; a sentence as it is.
  private static func plain(_ text: String) -> String {
    let inside = text.dropFirst().dropLast()
    let isQuoted = text.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"")
    return isQuoted && !inside.contains("\" or \"") && !inside.contains("\", \"")
      ? String(inside) : text
  }

  private static func json(_ text: String) -> String {
    var json = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": json += "\\\""
      case "\\": json += "\\\\"
      case "\n": json += "\\n"
      case "\r": json += "\\r"
      case "\t": json += "\\t"
      case _ where scalar.value < 0x20:
        let hex = String(scalar.value, radix: 16)
        json += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: json.unicodeScalars.append(scalar)
      }
    }
    return json + "\""
  }
}

extension RowReference {
  /// `row 7 "Email"`.
  package var described: String { "row \(ordinal) \(TextQuoting.shown(label))" }
}
