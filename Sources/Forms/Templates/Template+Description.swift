import Values

extension Template: CustomStringConvertible {
  /// The template in native notation, which parses to the same tree.
  package var description: String {
    let text = parts.map(\.description).joined()
    // A plain text must not be taken for CodingForP's notation.
    return Self.isCodingForP(text) ? "\\" + text : text
  }
}

extension TemplatePart: CustomStringConvertible {
  package var description: String {
    switch self {
    case .text(let text): TemplateText.escaped(text)
    case .token(let token): token.description
    case .optional(let parts): "<|" + parts.map(\.description).joined() + "|>"
    }
  }
}

extension TemplateToken: CustomStringConvertible {
  package var description: String {
    var text = "{"
    switch target {
    case .path(let path): text += path.description
    case .row(let identifier): text += "$" + TextQuoting.quoted(identifier)
    }
    for format in formats { text += "|" + format.description }
    if let fallback { text += " ?? " + TextQuoting.quoted(fallback) }
    return text + "}"
  }
}

extension TemplateFormat: CustomStringConvertible {
  package var description: String {
    switch self {
    case .currency(nil): "currency"
    case .currency(let code?): "currency:" + code
    case .number(let digits): "number:\(digits)"
    case .percent: "percent"
    case .date(let pattern): "date:" + pattern
    case .upper: "upper"
    case .lower: "lower"
    case .count: "count"
    case .printf(let format): "printf:" + TextQuoting.quoted(format)
    }
  }
}
