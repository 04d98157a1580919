/// English.
package struct EnglishTexts: Texts {
  package init() {}

  package var language: Language { .english }

  /// `1 digit`, `2 digits`, `2 entries`.
  func counted(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    "\(count) " + noun(count, one, many)
  }

  /// `1 record`, `1,234 records`.
  func records(_ count: Int) -> String { "\(count.grouped) " + noun(count, "record") }

  /// `digit` for one, else `digits`, or `many`.
  func noun(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    count == 1 ? one : many ?? one + "s"
  }

  /// How many there are, unless that must not be shown.
  func having(_ found: Int?) -> String { found.map { ", has \($0)" } ?? "" }

  /// `a`, `a and b`, `a, b and c`.
  func list(_ names: [String]) -> String {
    guard names.count > 1, let last = names.last else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  func didYouMean(_ name: String?) -> String { name.map { "; did you mean \($0)?" } ?? "" }

  /// `choices` is what those of the form are or are not.
  func textOfAnotherType(
    _ value: String?, _ kind: String, choices: String, _ type: String
  ) -> String {
    "\(value ?? "the value") is \(kind), and the choices are \(choices); "
      + "give the row valueType = \(type) in the form"
  }
}
