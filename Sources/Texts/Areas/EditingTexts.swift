/// Fields: what is typed in them, what becomes of it, and clearing a value.
extension Texts {
  // MARK: The state of a field

  package func draftOf(_ message: String) -> String { say("draft: \(message)") }
  package var notCompleteYet: String { say("not complete yet") }
  package var cannotBecomeValid: String { say("can't become valid") }
  package var tooMuchWorkToJudge: String { say("too much work to judge") }
  package func inSelected(_ label: String, _ count: Int) -> String {
    unit == .items
      ? say("\(label) in \(grouped: count, "selected item"):")
      : say("\(label) in \(grouped: count, "selected record"):")
  }
  package func isSetInNone(_ label: String, keep key: String) -> String {
    say("\(label) stays as it is: \(key) sets it in all selected \(entries)")
  }
  package var setInAll: String { say("set in all") }
  /// Of the key that types an expression in place of a value.
  package var expressionTitle: String { say("expression", as: "key") }
  package var expressionHint: String {
    say("SELF * 1.1, trim(SELF), join({first, last}, ' '); texts in quotes: 'x', '=x'; nil clears")
  }

  // MARK: What an expression would change

  package var setThemTitle: String { say("set") }
  package func refuseIt(_ count: Int) -> String { say("Refused by \(grouped: count, entry)") }
  package func wouldChange(_ count: Int) -> String { say("\(grouped: count, entry) would change") }
  package func haveNoResult(_ count: Int) -> String {
    say("\(grouped: count, entry) without a result, left as they are")
  }
  package func haveItAlready(_ count: Int) -> String {
    say("\(grouped: count, entry) with that value already")
  }
  package var nothingIsChangedYet: String { say("Nothing is changed yet") }
  package var differentValues: String { say("(different)") }

  // MARK: Editing

  package func isAsItWas(_ label: String, back key: String) -> String {
    say("\(label) is as it was; \(key) brings the text back")
  }
  package func rowOfTextGone(_ row: String) -> String {
    say("The form no longer has the row \(row) that the text was typed in")
  }
  package func noLongerSecret(_ label: String) -> String {
    say("\(label) is no longer secret, so that its text is not shown")
  }
  package func cannotEditNow(_ label: String) -> String {
    say("\(label) can't be edited now; the text is kept until it can")
  }
  /// Asked where a value that sops has encrypted is to be edited.
  package func replacesEncrypted(_ label: String) -> String {
    say("\(label) is encrypted with sops: what is typed takes its place for all to read.")
  }
  package var replaceInClear: String { say("replace it in clear") }
  /// `places`: the paths of values that refer to a key which was renamed.
  package func referToKey(_ key: String, _ places: [String]) -> String {
    let shown = joined(Array(places.prefix(3)) + (places.count > 3 ? ["…"] : []))
    return say(
      "\(shown) still refers to \(key).", "\(shown) still refer to \(key).", for: places.count)
  }
  package func followKey(_ key: String) -> String { say("change to \(key)") }
  package func referencesToKey(_ key: String) -> String { say("references to \(key)") }
  package var editHere: String { say("change it here only") }
  package var editThere: String { say("change it there, for all") }
  package func clearWhat(_ label: String) -> String { say("Clear \(label):") }
  package func clearWhat(_ label: String, ofRecord number: Int) -> String {
    say("Clear \(label) of \(entry) \(number):")
  }
  package var nothingCleared: String { say("Nothing was cleared: the row is gone") }
  package var removeMember: String { say("remove the member") }
  package var emptyText: String { say("empty text") }
  package var asFormSays: String { say("as the form says") }
  package var holdsSecrets: String { say("it holds secrets; edit them in rows of their own") }
  package func editsRow(key: String) -> String { say("\(key) edits this row") }
  package func leftEmptyStays(clear key: String) -> String {
    say("left empty it stays as it is; \(key) outside the field clears it")
  }
  package func leftTextIsBack(leave key: String) -> String {
    say("The text that \(key) left is back; \(key) again leaves the value as it was")
  }
  package func textIsBack(pressFirst first: String, toType key: String) -> String {
    say("The text is back; press \(first) before you type a \(key)")
  }
  package func staysInSelected(_ label: String, _ count: Int) -> String {
    say("\(label) stays as it is in \(count.grouped) selected \(entries)")
  }
  package func bringsTextBack(_ sentence: String, key: String) -> String {
    say("\(sentence); \(key) brings the text back")
  }
  package func secretNotCopied(_ label: String) -> String {
    say("\(label) is secret and isn't copied")
  }
  package func copied(_ label: String) -> String { say("Copied \(label)") }
  package func nothingToCopy(_ label: String) -> String { say("\(label) has nothing to copy") }
  package func clears(_ message: String, key: String) -> String {
    say("\(message), \(key) clears it")
  }
}
