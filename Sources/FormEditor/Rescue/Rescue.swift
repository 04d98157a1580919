import JSONText
import Records
import Texts
import Values

/// What was rescued when the program was ended from outside, and what the person decides about it.
package struct Rescue: Equatable, Sendable {
  /// The file with the changes, as it is shown; that with the texts has `.drafts` after it.
  package var path: String
  /// Whether there are changes of records; else only texts.
  package var hasChanges: Bool
  /// Drafts, and texts that were being typed.
  package var texts: [RescuedText]
  /// Whether the data file was changed after it.
  package var fileIsNewer: Bool
  /// What a journal has; nil for files.
  package var journal: Journal?
  var phase = Phase.toAsk

  /// What the journal of a session has that did not end by itself.
  package struct Journal: Equatable, Sendable {
    /// Edits that were done and not taken back.
    package var editCount: Int
    /// When it was begun, as it is shown.
    package var since: String
    /// Edits that may not be written there.
    package var unknownCount: Int
    /// Values that others had changed, too, with none of the two taken.
    package var conflictCount: Int
    /// The version of the records that it was begun on; nil where the journal does not name one.
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
    /// It was asked, and maybe answered.
    case asked
    /// Its contents are on their way to the records, or are there: `all` if none was left out.
    case taken(all: Bool)
  }

  /// What the question offers.
  enum Answer: Hashable, Sendable { case look, take, keep, delete, deleteForGood }

  /// Where most of it is.
  var shownPath: String { hasChanges ? path : path + ".drafts" }

  /// Whether all that is known is that there were edits.
  var hasNothingToTake: Bool {
    journal.map {
      $0.editCount == 0 && $0.conflictCount == 0 && $0.unknownCount > 0 && texts.isEmpty
    } ?? false
  }

  /// What there is, and how many edits could not be kept.
  package func account(in words: any Texts) -> String {
    guard let journal, journal.unknownCount > 0, !hasNothingToTake else {
      return summary(in: words)
    }
    return words.together([summary(in: words), words.journalLacks(journal.unknownCount)])
  }

  /// What there is to take, to be put into other sentences.
  func summary(in words: any Texts) -> String {
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
  /// Where the object with the row is inside the record; empty for the record itself.
  package var path: [JSONStep]
  /// The row's identifier.
  package var row: String
  package var text: String
  /// Whether it stays hidden, whatever becomes of its row.
  package var isSecure: Bool
  /// What distinguishes the record as it was: the `mark` of what is no secret in it.
  package var fingerprint: String
  /// What identifies the record in its form, where that says what does.
  package var identity: String?
  /// All the records that were to get it, where it was typed for selected ones; `record` is the first.
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

  /// Whether anybody may read it.
  package var isOpen: Bool { !isSecure }
}
