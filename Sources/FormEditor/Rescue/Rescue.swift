import JSONText
import Records
import Texts
import Values

/// Data that were rescued when the program was ended from outside, and the user's decision
/// about them.
package struct Rescue: Equatable, Sendable {
  /// Path of the file with the changes, as it is shown; the file with the texts has `.drafts`
  /// after it.
  package var path: String
  package var hasChanges: Bool
  package var texts: [RescuedText]
  /// True where the data file was changed after the rescue file was written.
  package var fileIsNewer: Bool
  /// Contents of a journal; nil for rescue files.
  package var journal: Journal?
  var phase = Phase.toAsk

  /// The contents of the journal of a session that did not end by itself.
  package struct Journal: Equatable, Sendable {
    /// Number of edits that were done and not undone.
    package var editCount: Int
    /// Time when the journal was begun, as it is shown.
    package var since: String
    /// Number of edits that may not be written to the journal.
    package var unknownCount: Int
    /// Number of values that others had changed, too, and for which neither side is chosen.
    package var conflictCount: Int
    /// The missing file in which the edits were made, as it is shown; nil for the same file.
    package var formerFile: String?
    /// Version of the records that the journal was begun on; nil where it names none.
    package var version: VersionMark?

    package init(
      editCount: Int, since: String, unknownCount: Int = 0, conflictCount: Int = 0,
      version: VersionMark? = nil
    ) {
      self.editCount = editCount
      self.since = since
      self.unknownCount = unknownCount
      self.conflictCount = conflictCount
      self.version = version
    }
  }

  package init(
    path: String, hasChanges: Bool, texts: [RescuedText], fileIsNewer: Bool = false,
    journal: Journal? = nil
  ) {
    self.journal = journal
    self.path = path
    self.hasChanges = hasChanges
    self.texts = texts
    self.fileIsNewer = fileIsNewer
  }

  enum Phase: Equatable, Sendable {
    /// The question waits until nothing else is on the screen.
    case toAsk
    case asked
    /// The contents are on their way to the records, or are there; `all`: none was left out.
    case taken(all: Bool)
  }

  /// Why rescued changes are read: to list them, or to make them.
  package enum Purpose: Sendable { case look, adopt }

  /// The answers that the question offers.
  enum Answer: Hashable, Sendable { case look, take, keep, delete, deleteForGood }

  var shownPath: String { hasChanges ? path : path + ".drafts" }

  /// True where nothing is known but that there were edits.
  var hasNothingToTake: Bool {
    journal.map {
      $0.editCount == 0 && $0.conflictCount == 0 && $0.unknownCount > 0 && texts.isEmpty
    } ?? false
  }

  /// A description of the rescued data, with the number of edits that could not be kept.
  package func account(in words: Texts) -> String {
    var account = summary(in: words)
    guard let journal else { return account }
    if journal.unknownCount > 0, !hasNothingToTake {
      account = words.together([account, words.journalLacks(journal.unknownCount)])
    }
    return journal.formerFile.map { words.inMissingFile(account, $0) } ?? account
  }

  /// A phrase about the rescued data, to be put into other sentences.
  func summary(in words: Texts) -> String {
    let drafts = words.draftCount(texts.count)
    if let journal {
      if hasNothingToTake { return words.journalLacks(journal.unknownCount) }
      return words.journalSummary(
        edits: journal.editCount, conflicts: journal.conflictCount, since: journal.since,
        drafts: texts.isEmpty ? nil : drafts)
    }
    if !hasChanges { return drafts }
    return texts.isEmpty ? words.changesWord : words.changesAnd(drafts)
  }
}

/// A text that was typed and is not in its record: a draft, or what was in the field that was open.
package struct RescuedText: Hashable, Sendable {
  /// The record's number among the records that were rescued with it, or that the file has; from 1.
  package var record: Int
  /// Path inside the record of the object with the row; empty for the record itself.
  package var path: [JSONStep]
  package var row: String
  package var text: String
  /// True for a text that stays hidden, whatever happens to its row.
  package var isSecure: Bool
  /// Fingerprint of the record at that time: the `mark` of its parts that are not secret.
  package var fingerprint: String
  /// Value that identifies the record, where the form says which one does.
  package var identity: String?
  /// Numbers of all records that were to get the text, where it was typed for selected ones;
  /// `record` is the first.
  package var selected: RecordNumbers?

  package init(
    record: Int, path: [JSONStep] = [], row: String, text: String, isSecure: Bool = false,
    fingerprint: String, identity: String? = nil,
    selected: RecordNumbers? = nil
  ) {
    self.selected = selected
    self.identity = identity
    self.record = record
    self.path = path
    self.row = row
    self.text = text
    self.isSecure = isSecure
    self.fingerprint = fingerprint
  }

  package var isOpen: Bool { !isSecure }
}
