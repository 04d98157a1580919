/// What others have saved while something is unsaved here.
package protocol MergingTexts {
  // What is said at a row, without the row's label.
  func setThere(_ value: String) -> String
  var removedThere: String { get }
  func removedThere(_ name: String) -> String
  func overTheirs(_ theirs: String, _ problem: String) -> String
  var changedThereInside: String { get }
  /// Of an object or a list as a whole.
  func changedThere(_ name: String) -> String
  /// A value of what they have changed as a whole; nil where they have none.
  func valueThere(_ label: String, _ value: String?) -> String
  // The same of a record or an item as a whole, which may have a title.
  func deletedThere(_ title: String, isItem: Bool) -> String
  func deletedHere(_ title: String, isItem: Bool) -> String
  func replacedThere(_ title: String, isItem: Bool) -> String
  /// In a list of problems, what is in the place of a row's label.
  var recordLabel: String { get }
  var resolveConflict: String { get }
  /// The question which of two values to take; nil where there is none.
  func whichToTake(_ label: String, ours: String?, theirs: String?) -> String
  /// The same of several values that go together. `more`: how many differ in addition to those.
  func allToTake(_ change: String, _ values: [String], more: Int) -> String
  var keepMine: String { get }
  var takeTheirValue: String { get }
  /// As a part of what leaving would lose.
  func openConflicts(_ count: Int) -> String
  /// `ofRecords`: whether all are about whole records, which one side has deleted; here and below.
  /// `deleted`: the side that has deleted what the other one has changed; nil where both have changed it.
  func conflictsLeft(_ count: Int, ofRecords: Bool, deleted: DeletingSide?) -> String
  var keepMineAndSave: String { get }
  var takeTheirsAndSave: String { get }
  func keptMine(undo key: String) -> String
  func tookTheirs(undo key: String) -> String
  /// Edits that could not be made on what others have saved.
  func dropped(moves: Int, deletions: Int) -> String
  func mergedElsewhere(
    _ name: String, _ losses: [String], conflicts: Int, ofRecords: Bool, deleted: DeletingSide?,
    list key: String
  ) -> String
  func readingOthersFirst(_ name: String) -> String
  func cannotBeMerged(_ name: String) -> String
}
