/// English.
package struct EnglishTexts: Texts {
  /// What the commands of tables act on.
  private let unit: ListUnit

  package init(of unit: ListUnit = .records) { self.unit = unit }

  package var language: Language { .english }

  /// `1 digit`, `2 digits`, `2 entries`.
  func counted(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    "\(count) " + noun(count, one, many)
  }

  /// What a line of the table is.
  var entry: String { unit == .items ? "item" : "record" }
  var anEntry: String { unit == .items ? "an item" : "a record" }
  var entries: String { entry + "s" }
  /// What has them all.
  var whole: String { unit == .items ? "list" : "file" }

  /// `1 item`, `1,234 items`.
  func entries(_ count: Int) -> String { "\(count.grouped) " + noun(count, entry) }

  /// With a capital letter at its beginning.
  func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

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

  /// `a, b or c`.
  func alternatives(_ names: [String]) -> String {
    guard names.count > 1, let last = names.last else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }

  /// A name in double quotes; those of one that begins or ends with a part in quotes are enough.
  func quoted(_ name: String) -> String {
    name.hasPrefix("\"") || name.hasSuffix("\"") ? name : "\"\(name)\""
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
