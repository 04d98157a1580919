import JSONText
import Records

/// The editor's data about a step of undo: where it was made, and what it is called.
struct StepNote: Equatable, Sendable {
  var location: Location
  var summary: StepSummary
  /// The list inside a record whose items are or were selected; nil for the records of the
  /// file.
  var list: ObjectLocation?
  var viewPlacements: ViewPlacements?
  var deselected = RecordSet()
  /// The records that were selected when this was undone, where it only cleared a selection.
  var formerSelection = RecordSet()
  /// Values that hidden rows had left out of records before the step, or after it for an
  /// undone one; nil where they are not known.
  var omitted: [Location: JSONValue]?
  /// Drafts of items that are gone while the step is undone, or done.
  var drafts: [Location: Draft] = [:]
  /// True for the first key of the item that the step before has added: both are undone and redone together.
  var namesAddition = false
  /// The conflicts that it settled without an edit.
  var settled: [RecordConflict] = []
  /// Text that was left in a field; the step did nothing else then.
  var abandoned: AbandonedText?
}
