import Texts
import Values

/// A text that shows several fields at one place: `{id} — {description ?? "none"}`.
///
/// CodingForP's `-p …` templates parse into the same tree.
package struct Template: Hashable, Sendable {
  package let parts: [TemplatePart]

  package init(parts: [TemplatePart]) { self.parts = parts }

  /// Parses the text an author wrote, in either notation. O(n).
  package init(_ text: String) throws(TemplateSyntaxError) {
    if Self.isCodingForP(text) {
      var parser = CodingForPNotation(text)
      parts = try parser.parse()
    } else {
      var parser = NativeNotation(text)
      parts = try parser.parse()
    }
  }

  /// True if a text is a CodingForP template: it begins with `-p ` (or `-p` and a token).
  package static func isCodingForP(_ text: String) -> Bool {
    guard text.utf8.starts(with: "-p".utf8), let next = text.unicodeScalars.dropFirst(2).first
    else {
      return false
    }
    return next.properties.isWhitespace || next == "*" || next == "<"
  }

  package var hasTokens: Bool { parts.contains(where: \.hasTokens) }

  package var tokens: [TemplateToken] { parts.flatMap(\.tokens) }
}

/// A text, a value, or a block that is left out where it has no value.
package enum TemplatePart: Hashable, Sendable {
  case text(String)
  case token(TemplateToken)
  /// `<| … |>`: dropped if any token inside is empty after defaults.
  case optional([TemplatePart])

  package var hasTokens: Bool {
    if case .text = self { false } else { true }
  }

  package var tokens: [TemplateToken] {
    switch self {
    case .text: []
    case .token(let token): [token]
    case .optional(let parts): parts.flatMap(\.tokens)
    }
  }
}

/// A value in a template: whose, how it is shown, and what is in its place where it is missing.
package struct TemplateToken: Hashable, Sendable {
  /// Whose value it is.
  package enum Target: Hashable, Sendable {
    case path(ValuePath)
    /// `{$id}`: a row by its identifier.
    case row(String)
  }
  package var target: Target
  /// Formats in the order of application; empty to show the value as its row does.
  package var formats: [TemplateFormat] = []
  package var fallback: String?
}

/// The format of a token's value.
package enum TemplateFormat: Hashable, Sendable {
  /// `currency`, `currency:EUR`; CodingForP's `*$…$*` is a currency with the code `""`.
  case currency(String?)
  /// `number:2`: the number of fraction digits, 0…30.
  case number(Int)
  case percent
  /// `date:` and a Unicode date pattern (UTS #35).
  case date(String)
  case upper, lower, count
  /// A printf conversion of CodingForP's `*#path^*^%.2f#*`: one of `d i u f e g x o s` with flags, width and
  /// precision, maybe with text around it (`%%` for a per cent sign). Natively `printf:%.2f`.
  case printf(String)
}

/// Why a text is not a template.
package struct TemplateSyntaxError: Error, Hashable, Sendable {
  /// Index of a Unicode scalar, from 0.
  package var offset: Int
  package var message: Sentence
}

extension TemplateToken.Target {
  package var path: ValuePath? {
    if case .path(let path) = self { path } else { nil }
  }

  package var name: String {
    switch self {
    case .path(let path): "\"\(path)\""
    case .row(let identifier): "\"\(identifier)\""
    }
  }
}

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
