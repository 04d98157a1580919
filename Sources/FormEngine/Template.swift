/// A text that shows several fields at one place: `{id} — {description ?? "none"}`.
///
/// CodingForP's `-p …` templates parse into the same tree.
package struct Template: Hashable, Sendable {
  package let parts: [TemplatePart]

  package init(parts: [TemplatePart]) { self.parts = parts }

  package init(_ text: String) throws(TemplateSyntaxError) { fatalError("not built yet") }
}

package enum TemplatePart: Hashable, Sendable {
  case text(String)
  case token(TemplateToken)
  /// `<| … |>`: dropped if any token inside is empty after defaults.
  case optional([TemplatePart])
}

package struct TemplateToken: Hashable, Sendable {
  package enum Target: Hashable, Sendable {
    case path(ValuePath)
    /// `{$id}`: a row by its identifier.
    case row(String)
  }
  package var target: Target
  package var formats: [TemplateFormat]
  /// The text after `??`.
  package var fallback: String?

  package init(target: Target, formats: [TemplateFormat] = [], fallback: String? = nil) {
    self.target = target
    self.formats = formats
    self.fallback = fallback
  }
}

package enum TemplateFormat: Hashable, Sendable {
  /// `currency`, `currency:EUR`; CodingForP's `*$…$*` is a currency with the code `""`.
  case currency(String?)
  case number(Int)
  case percent
  case date(String)
  case upper, lower, count
  /// A printf conversion of CodingForP's `*#path^*^%.2f#*`.
  case printf(String)
}

/// Why a text is no template.
package struct TemplateSyntaxError: Error, Hashable, Sendable {
  /// Unicode scalars from 0.
  package var offset: Int
  package var message: String

  package init(offset: Int, message: String) {
    self.offset = offset
    self.message = message
  }
}
