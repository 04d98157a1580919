/// The screen while a long file is being read and nothing of it can be shown.
extension Texts {
  package func opensWhenRead(quit: String, leave: String) -> String {
    say("The form opens when the file is read; until then \(quit) and \(leave) leave")
  }
  package func nothingBeforeRead(_ key: String, quit: String, leave: String) -> String {
    say("\(key) does nothing before the file is read; \(quit) and \(leave) leave")
  }
  package var readingNow: String { say("Reading") }
  package var preparingForm: String { say("Preparing the form") }
  package var leaveWord: String { say("leave") }
}
