/// The screen while a long file is being read and nothing of it can be shown.
package protocol OpeningTexts {
  func opensWhenRead(quit: String, leave: String) -> String
  func nothingBeforeRead(_ key: String, quit: String, leave: String) -> String
  var readingNow: String { get }
  var preparingForm: String { get }
  var leaveWord: String { get }
}
