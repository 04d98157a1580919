/// Texts in a form that is made from data, and the reasons why there is none.
extension Texts {
  package var nothingToInfer: String { say("there is no record with members to make rows of") }
  /// Title of a form for data that are in no file.
  package var namelessData: String { say("Data") }
  /// `name` is nil for standard input.
  package func newFormComment(_ name: String?, records: Int) -> String {
    say(
      """
      A first form for \(name ?? say("standard input")), made of \(grouped: records, "record"). \
      Labels, order and rules are yours to change; formview explain KEY says what a key means.
      """)
  }
  /// Names it in the place of a file.
  package func formMade(of data: String) -> String { say("the form made of \(data)") }
  package func suchAs(_ example: String) -> String { say("Such as \(example)") }
  package func numbersSeen(_ low: String, _ high: String) -> String { say("\(low) to \(high)") }
}
