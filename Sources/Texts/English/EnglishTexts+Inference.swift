extension EnglishTexts {
  package var nothingToInfer: String { "there is no record with members to make rows of" }
  package var namelessData: String { "Data" }
  package func newFormComment(_ name: String?, records: Int) -> String {
    "A first form for \(name ?? "standard input"), made of \(records.grouped) \(noun(records, "record")). Labels, order and rules are yours to change; "
      + "formview explain KEY says what a key means."
  }
  package func formMade(of data: String) -> String { "the form made of \(data)" }
  package func suchAs(_ example: String) -> String { "Such as \(example)" }
  package func numbersSeen(_ low: String, _ high: String) -> String { "\(low) to \(high)" }
}
