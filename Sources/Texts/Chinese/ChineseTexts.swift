/// Simplified Chinese: punctuation of full width, a blank between Chinese and Latin characters or digits.
package struct ChineseTexts: Texts {
  package init() {}

  package var language: Language { .chinese }

  /// How many there are, unless that must not be shown.
  func having(_ found: Int?, _ measure: String) -> String {
    found.map { "，现有 \($0) \(measure)" } ?? ""
  }

  /// A part of a sentence as it follows a Chinese character: with a blank before a Latin letter or a digit.
  func following(_ part: String) -> String {
    part.first.map { $0.isASCII && ($0.isLetter || $0.isNumber) } == true ? " " + part : part
  }

  func didYouMean(_ name: String?) -> String { name.map { "；是否指 \($0)？" } ?? "" }

  /// `choices` is what those of the form are or are not.
  func valueOfAnotherType(
    _ value: String?, _ kind: String, choices: String, _ type: String
  ) -> String {
    (value.map { "\($0) 是" } ?? "该值是") + "\(kind)，而\(choices)；请在表单中为此行设置 valueType = \(type)"
  }
}
