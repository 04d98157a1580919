/// Messages about a path in a record that can't be read, edited or shown.
extension Texts {
  // MARK: Paths

  package func recordHolds(_ kind: String, not needed: String) -> String {
    say("the record is \(kind), not \(needed)")
  }
  package func itemIs(_ kind: String, not needed: String) -> String {
    say("the item is \(kind), not \(needed)")
  }
  package func valueIs(_ kind: String, not needed: String) -> String {
    say("the value is \(kind), not \(needed)")
  }
  package func pathHolds(_ path: String, _ kind: String, not needed: String) -> String {
    say("\"\(path)\" holds \(kind), not \(needed)")
  }
  package func cannotWrite(_ path: String, because reason: String) -> String {
    say("\(path) can't be written: \(reason)", as: "path")
  }
  package func stepRunsInto(_ step: Int, _ kind: String) -> String {
    say("step \(step) runs into \(kind), which holds no members")
  }
  package func listHasOnly(_ count: Int) -> String { say("the list has only \(count, "item")") }
  package var itemHasKey: String { say("is the key of an item, which goes with the item") }
  package var keysDiffer: String { say("Each item has a key of its own") }
  /// The heading of the column with the keys of a map.
  package var keyOfItem: String { say("Key") }
  package func keyIsTaken(_ key: String) -> String { say("there is already a member \(key)") }
  package func indexOrName(_ number: Int) -> String {
    say(
      """
      \(number) may be a place in a list or a name, and the record has neither; for a name write \
      "\(number)" in quotes in the form
      """)
  }
  /// Its parts are edited, by these identifiers.
  package func rowHasParts(_ identifiers: [String]) -> String {
    say("this row is made of its parts: \(joined(identifiers))")
  }
  /// A problem of a part, for the row that it is part of.
  package func ofPart(_ part: String, _ problem: String) -> String { say("\(part): \(problem)") }
  package var rowIsButton: String { say("this row is a button, it has no value") }
  package var rowShowsText: String { say("this row shows a text, it has no value of its own") }
  /// `outer` is a row around this one which is what is read only; nil: this row itself. `predicate` is nil where the form
  /// says so for all records.
  package func rowIsReadOnly(_ outer: OuterRow?, where predicate: String?) -> String {
    predicate.map { say("\(subject(outer)) is read only where \($0)") }
      ?? say("\(subject(outer)) is read only in the form")
  }
  package func rowIsComputed(_ formula: String) -> String { say("computed: \(formula)") }
  package func cannotBeComputed(_ reason: String) -> String { say("can't be computed: \(reason)") }
  package func readsSecret(_ name: String) -> String {
    say("\(name) is secret, and this row would show it")
  }
  package func refusesResult(_ reason: String, _ result: String) -> String {
    say("\(reason); it evaluates to \(result)")
  }
  /// Of an expression that has no value for a record.
  package func nothingComesOf(_ expression: String) -> String {
    say("nothing comes of \(expression) here; it stays as it is")
  }
  package func leadsThroughList(_ path: String) -> String {
    say("\(path) leads through a list, each item of which has its own")
  }
  package func formulaGives(_ value: String?) -> String {
    value.map { say("the formula gives \($0)") } ?? say("the formula gives another value")
  }
  package var formulaGivesNothing: String { say("the formula gives nothing") }
  package func mustHold(_ predicate: String) -> String { say("must hold: \(predicate)") }
  package func rowIsHidden(_ outer: OuterRow?, where predicate: String?) -> String {
    predicate.map { say("\(subject(outer)) is hidden where \($0)") }
      ?? say("\(subject(outer)) is always hidden")
  }
  package func rowIsDisabled(_ outer: OuterRow?, where predicate: String?) -> String {
    predicate.map { say("\(subject(outer)) is out of use where \($0)") }
      ?? say("\(subject(outer)) is always out of use")
  }
  private func subject(_ outer: OuterRow?) -> String {
    guard let outer else { return say("this row") }
    return outer.path.isEmpty ? "“\(outer.label)”" : say("“\(outer.label)” (\(outer.path))")
  }
  package var rowOnlyShowsValue: String { say("this row only shows its value") }
  package var isEmptyAlready: String { say("is empty already") }
  package var isElementOfList: String {
    say("is an element of a list: those behind it would move up")
  }
  /// `nearest` is the existing path that is most like it.
  package func noneHas(_ path: String, recordCount: Int, nearest: String?) -> String {
    (recordCount == 1
      ? say("the record has no \(path)")
      : say("none of the first \(recordCount) records has \(path)")) + didYouMean(nearest)
  }
  /// Of an item that a map did not have; `nearest` is the path of the item with a key like its.
  package func isNewItem(_ path: String, nearest: String?) -> String {
    say("\(path) is a new item") + didYouMean(nearest)
  }
  package func added(_ path: String, recordCount: Int, nearest: String?) -> String {
    (recordCount == 1
      ? say("added \(path), which the record did not have")
      : say("added \(path), which none of the first \(recordCount) records had"))
      + didYouMean(nearest)
  }
}
