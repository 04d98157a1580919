import JSONText
import Texts

/// Changes to be written: all differences between two versions of the records.
package struct RecordCommit: Sendable {
  package let base: RecordTable
  package let table: RecordTable
  package let expected: Expected
  /// Returns true to end the commit without any change; called on its thread every few milliseconds of work.
  package let isStopped: @Sendable () -> Bool

  /// The required state, so that no other program's work is lost.
  package enum Expected: Sendable {
    case version(SourceVersion)
    /// Nothing may exist: a new file must not replace one created in the meantime.
    case nothing
    /// Any state is accepted, and overwritten.
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

/// The result of a commit. Only `saved` and `unconfirmed` change the source.
package enum CommitAnswer: Sendable {
  case saved(SourceVersion)
  /// The changes are written, with a loss of attributes, described in a clause.
  case savedWithout(SourceVersion, SourceFailure)
  /// The changes are written, but may not survive a failure of the machine.
  case unconfirmed(SourceVersion?, SourceFailure)
  case conflict(isGone: Bool)
  case refused([RecordRefusal])
  case failed(SourceFailure)
}

/// A record that a source refuses.
package struct RecordRefusal: Hashable, Sendable {
  /// The reason of the refusal.
  package enum Cause: Hashable, Sendable {
    /// Another program has changed the value; with the JSON text of its version, nil if it
    /// deleted the value.
    case conflict(theirs: String?)
    /// The source can't store the value; with the reason as a clause.
    case refused(Sentence)
  }

  package let record: RecordID
  /// Path of the value; empty for the record as a whole.
  package let path: [JSONStep]
  package let cause: Cause

  package init(record: RecordID, path: [JSONStep] = [], cause: Cause) {
    self.record = record
    self.path = path
    self.cause = cause
  }

  package var isConflict: Bool { if case .conflict = cause { true } else { false } }

  /// The reason, as a clause.
  package var reason: Sentence {
    switch cause {
    case .conflict(theirs: nil): Sentence { $0.deletedByOthers }
    case .conflict: Sentence { $0.changedByOthers }
    case .refused(let reason): reason
    }
  }
}

/// A source that can't be read or written because of the environment.
package struct SourceFailure: Error, Hashable, Sendable {
  /// Name of the source as the user wrote it.
  package var name: String
  /// The reason as a clause without a full stop.
  package var reason: Sentence

  package init(name: String, reason: Sentence) {
    self.name = name
    self.reason = reason
  }
}
