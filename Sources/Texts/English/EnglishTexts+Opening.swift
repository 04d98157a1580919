extension EnglishTexts {
  package func opensWhenRead(quit: String, leave: String) -> String {
    "The form opens when the file is read; until then \(quit) and \(leave) leave"
  }
  package func nothingBeforeRead(_ key: String, quit: String, leave: String) -> String {
    "\(key) does nothing before the file is read; \(quit) and \(leave) leave"
  }
  package var readingNow: String { "Reading" }
  package var preparingForm: String { "Preparing the form" }
  package var leaveWord: String { "leave" }
}
