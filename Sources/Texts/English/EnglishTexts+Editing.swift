extension EnglishTexts {
  // MARK: The state of a field

  package func draftOf(_ message: String) -> String { "draft: \(message)" }
  package var notCompleteYet: String { "not complete yet" }
  package var cannotBecomeValid: String { "can't become valid" }
  package var tooMuchWorkToJudge: String { "too much work to judge" }
  package func inSelected(_ label: String, _ count: Int) -> String {
    "\(label) in \(count.grouped) selected \(noun(count, entry)):"
  }
  package func isSetInNone(_ label: String, keep key: String) -> String {
    "\(label) stays as it is: \(key) sets it in all selected \(entries)"
  }
  package var setInAll: String { "set in all" }
  package var differentValues: String { "(different)" }

  // MARK: Editing

  package func isAsItWas(_ label: String, back key: String) -> String {
    "\(label) is as it was; \(key) brings the text back"
  }
  package func rowOfTextGone(_ row: String) -> String {
    "The form no longer has the row \(row) that the text was typed in"
  }
  package func noLongerSecret(_ label: String) -> String {
    "\(label) is no longer secret, so that its text is not shown"
  }
  package func cannotEditNow(_ label: String) -> String {
    "\(label) can't be edited now; the text is kept until it can"
  }
  package func replacesEncrypted(_ label: String) -> String {
    "\(label) is encrypted with sops: what is typed takes its place for all to read."
  }
  package var replaceInClear: String { "replace it in clear" }
  package func clearWhat(_ label: String) -> String { "Clear \(label):" }
  package func clearWhat(_ label: String, ofRecord number: Int) -> String {
    "Clear \(label) of \(entry) \(number):"
  }
  package var nothingCleared: String { "Nothing was cleared: the row is gone" }
  package var removeMember: String { "remove the member" }
  package var emptyText: String { "empty text" }
  package var asFormSays: String { "as the form says" }
  package var holdsSecrets: String { "it holds secrets; edit them in rows of their own" }
  package func editsRow(key: String) -> String { "\(key) edits this row" }
  package func leftEmptyStays(clear key: String) -> String {
    "left empty it stays as it is; \(key) outside the field clears it"
  }
  package func leftTextIsBack(leave key: String) -> String {
    "The text that \(key) left is back; \(key) again leaves the value as it was"
  }
  package func textIsBack(pressFirst first: String, toType key: String) -> String {
    "The text is back; press \(first) before you type a \(key)"
  }
  package func staysInSelected(_ label: String, _ count: Int) -> String {
    "\(label) stays as it is in \(count.grouped) selected \(entries)"
  }
  package func bringsTextBack(_ sentence: String, key: String) -> String {
    "\(sentence); \(key) brings the text back"
  }
  package func secretNotCopied(_ label: String) -> String { "\(label) is secret and isn't copied" }
  package func copied(_ label: String) -> String { "Copied \(label)" }
  package func nothingToCopy(_ label: String) -> String { "\(label) has nothing to copy" }
  package func clears(_ message: String, key: String) -> String { "\(message), \(key) clears it" }
}
