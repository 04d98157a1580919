/// The messages about broken rules that a form may have in place of formview's own.
package enum RuleMessages {
  /// The rules that may have messages of their own, as `errorMessages` names them.
  package static let rules = [
    "required", "type", "inputMask", "minimumLength", "maximumLength", "regex", "minimumValue",
    "maximumValue",
    "maximumFractionDigits", "step", "minimumCount", "maximumCount",
    "minimumSelection", "maximumSelection", "choice", "unique",
  ]

  /// What is filled in: the row's label, its value, and the limit that the value breaks.
  package static let placeholders = ["{label}", "{value}", "{limit}"]

  /// What is filled in for a rule without a limit, such as a predicate.
  static let placeholdersWithoutLimit = ["{label}", "{value}"]

  /// Those of one of `rules`.
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
