import JSONText
import Texts

/// A set of changes to be written: all that is different between two versions of the records.
package struct RecordCommit: Sendable {
  /// The records as they were read or last saved.
  package let base: RecordTable
  /// As they are to be.
  package let table: RecordTable
  /// What the source must still hold for the commit to be made.
  package let expected: Expected
  /// Whether the commit is to end without having changed anything, asked on its thread every few milliseconds of work.
  package let isStopped: @Sendable () -> Bool

  /// What must be there, so that nobody's work is lost.
  package enum Expected: Sendable {
    case version(SourceVersion)
    /// Nothing: what is new must not replace what somebody has made meanwhile.
    case nothing
    /// Whatever is there is given up.
    case anything
  }

  package init(
    base: RecordTable, table: RecordTable, expected: Expected,
    isStopped: @escaping @Sendable () -> Bool = { false }
  ) {
    self.isStopped = isStopped
    self.base = base
    self.table = table
    self.expected = expected
  }
}

/// What came of a commit. Only after `saved` and `unconfirmed` is anything different from before.
package enum CommitAnswer: Sendable {
  case saved(SourceVersion)
  /// It is written, but not all that was known of it could be kept; what, as a clause.
  case savedWithout(SourceVersion, SourceFailure)
  /// It is written, but may not survive a failure of the machine.
  case unconfirmed(SourceVersion?, SourceFailure)
  /// The source as a whole is not what was expected.
  case conflict(isGone: Bool)
  /// Single records are in the way.
  case refused([RecordRefusal])
  case failed(SourceFailure)
}

/// A record that a source doesn't take as it is.
package struct RecordRefusal: Hashable, Sendable {
  /// What is in the way.
  package enum Cause: Hashable, Sendable {
    /// Somebody else has changed it; the JSON text of their version, nil where they deleted it.
    case conflict(theirs: String?)
    /// The source can't hold it; why, as a clause.
    case refused(Sentence)
  }

  /// The record that is refused.
  package let record: RecordID
  /// The value that is meant; empty for the record as a whole.
  package let path: [JSONStep]
  /// Why it is refused.
  package let cause: Cause

  package init(record: RecordID, path: [JSONStep] = [], cause: Cause) {
    self.record = record
    self.path = path
    self.cause = cause
  }

  /// Whether somebody else was in the way.
  package var isConflict: Bool { if case .conflict = cause { true } else { false } }

  /// Why, as a clause.
  package var reason: Sentence {
    switch cause {
    case .conflict(theirs: nil): Sentence { $0.deletedByOthers }
    case .conflict: Sentence { $0.changedByOthers }
    case .refused(let reason): reason
    }
  }
}

/// A source that can't be read or written: the environment is in the way.
package struct SourceFailure: Error, Hashable, Sendable {
  /// As the user wrote it.
  package var name: String
  /// A clause without a full stop.
  package var reason: Sentence

  package init(name: String, reason: Sentence) {
    self.name = name
    self.reason = reason
  }
}
