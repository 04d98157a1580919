import JSONText
import Records

/// What the editor wants to know of a step of undo: where it was made, and what it is called.
struct StepNote: Equatable, Sendable {
  var location: Location
  var summary: StepSummary
  /// The list inside a record whose items are selected or were; nil for the records of the file.
  var list: ObjectPlace?
  /// Where its records were in the view when they last left it.
  var viewPlaces: ViewPlaces?
  /// The records that were selected before and no longer are.
  var deselected = RecordSet()
  /// The records that were selected when this was undone, where it only cleared a selection.
  var formerSelection = RecordSet()
  /// What hidden rows had left out of records before the step; of an undone one, after it. Nil where it is not known.
  var omitted: [Location: JSONValue]?
  /// The conflicts that it settled without an edit.
  var settled: [RecordConflict] = []
  /// The text that was left in a field: then nothing else was done.
  var abandoned: AbandonedText?
}
