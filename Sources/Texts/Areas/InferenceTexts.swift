/// What a form that was made out of data says in it, and why there is none.
package protocol InferenceTexts {
  var nothingToInfer: String { get }
  /// `name` is nil for standard input.
  func newFormComment(_ name: String?, records: Int) -> String
  /// The title of a form for data that are in no file.
  var namelessData: String { get }
  /// Names it in the place of a file.
  func formMade(of data: String) -> String
  func suchAs(_ example: String) -> String
  func numbersSeen(_ low: String, _ high: String) -> String
}
