/// The messages about broken rules that a form may have in place of formview's own.
package enum RuleMessages {
  package static let rules = [
    "required", "type", "inputMask", "minimumLength", "maximumLength", "regex", "minimumValue",
    "maximumValue",
    "maximumFractionDigits", "step", "minimumCount", "maximumCount",
    "minimumSelection", "maximumSelection", "choice", "unique",
  ]

  package static let placeholders = ["{label}", "{value}", "{limit}"]

  static let placeholdersWithoutLimit = ["{label}", "{value}"]

  /// The placeholders of a rule in `rules`.
  static func placeholders(of rule: String) -> [String] {
    let hasLimit = rule.hasPrefix("minimum") || rule.hasPrefix("maximum") || rule == "step"
    return hasLimit ? placeholders : placeholdersWithoutLimit
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
