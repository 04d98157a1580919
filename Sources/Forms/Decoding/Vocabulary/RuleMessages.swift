/// The messages about broken rules that a form may have in place of formview's own.
package enum RuleMessages {
  package static let rules =
    FormVocabulary.ruleKeys.filter { $0.key.needs == nil }.map(\.name)
    + ["type", "inputMask", "maximumFractionDigits", "choice"]

  package static let placeholders = ["{label}", "{value}", "{limit}"]

  static let placeholdersWithoutLimit = ["{label}", "{value}"]

  /// The placeholders of a rule in `rules`.
  static func placeholders(of rule: String) -> [String] {
    switch FormVocabulary.key(rule, in: .row)?.type {
    case .integer, .bound, .step: placeholders
    default: placeholdersWithoutLimit
    }
  }

  /// The first text in braces that is none of `placeholders`, as `{limt}`.
  static func unknownPlaceholder(in message: String, among placeholders: [String]) -> String? {
    var rest = Substring(message)
    while let open = rest.firstIndex(of: "{"), let end = rest[open...].firstIndex(of: "}") {
      let token = String(rest[open...end])
      if !placeholders.contains(token) { return token }
      rest = rest[rest.index(after: end)...]
    }
    return nil
  }
}
