/// Simplified Chinese.
///
/// - Punctuation is full width: ，、。；：？！（）. What a sentence quotes is in “ ”.
/// - Half-width punctuation belongs to what is written so elsewhere: forms, JSON, filters, command lines, values that
///   come with quotes of their own, and the place at the beginning of a line (`form.plist:3:1: `).
/// - A blank is between Chinese characters and Latin letters, digits or half-width punctuation; there is none beside
///   punctuation of full width. Where a part may begin with either, `following` puts it.
/// - One term for one thing: Documentation/Glossary.md has the list.
package struct ChineseTexts: Texts {
  /// What the commands of tables act on.
  let unit: ListUnit

  package init(of unit: ListUnit = .records) { self.unit = unit }

  package var language: Language { .chinese }

  /// What a line of the table is.
  var entry: String { unit == .items ? "项" : "记录" }
  /// The same behind a number, and what is between a number and another word for it.
  var counted: String { unit == .items ? "项" : "条记录" }
  var measure: String { unit == .items ? "个" : "条" }
  /// What has them all.
  var whole: String { unit == .items ? "列表" : "文件" }

  /// How many there are, unless that must not be shown.
  func having(_ found: Int?, _ measure: String) -> String {
    found.map { "，现有 \($0) \(measure)" } ?? ""
  }

  /// A part of a sentence as it follows a Chinese character: with a blank before half-width characters.
  func following(_ part: String) -> String { part.first?.isASCII == true ? " " + part : part }

  /// A part of a sentence before a Chinese character: with a blank behind half-width characters.
  func followed(_ part: String) -> String { part.last?.isASCII == true ? part + " " : part }

  func didYouMean(_ name: String?) -> String { name.map { "；是否指“\($0)”？" } ?? "" }

  /// `choices` is what those of the form are or are not.
  func valueOfAnotherType(
    _ value: String?, _ kind: String, choices: String, _ type: String
  ) -> String {
    (value.map { "\($0) 是" } ?? "该值是")
      + "\(following(kind))，而\(choices)；请在表单中为此行设置 valueType = \(type)"
  }
}
