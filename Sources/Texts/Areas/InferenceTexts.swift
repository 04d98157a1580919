/// What a form that was made out of data says in it, and why there is none.
package protocol InferenceTexts {
  var nothingToInfer: String { get }
  func newFormComment(_ name: String, records: Int) -> String
  func suchAs(_ example: String) -> String
  func numbersSeen(_ low: String, _ high: String) -> String
}
