import Records

/// What is known of the data file, beside the records that are on the screen.
package enum FileState: Equatable {
  /// It is not there yet: saving makes it.
  case new
  /// It has what was read or saved.
  case current
  /// It is being read, for the first time or again; how much of it is, 0 to 1.
  case reading(Double, since: FileChange?)
  /// Another program has changed or deleted it.
  case changed(FileChange)
  /// Why its rest can't be read: what is good before is shown, and nothing is saved.
  case faulty(String, since: FileChange?)

  /// What another program has done to it, as far as known.
  var change: FileChange? {
    switch self {
    case .new, .current: nil
    case .reading(_, let change), .faulty(_, let change): change
    case .changed(let change): change
    }
  }

  var isChanged: Bool { change != nil }
  /// Whether it was changed to something that may be read and merged.
  var canBeMerged: Bool {
    if case .changed(let change) = self { change.found == .version } else { false }
  }
  /// Whether another program has deleted it.
  var isGone: Bool { change?.found == .gone }
  /// Whether another program has left something there that can't be read.
  var isUnreadable: Bool { change?.found == .unreadable }
  var isNew: Bool { self == .new }

  /// How much is read, while it is.
  var progress: Double? { if case .reading(let part, _) = self { part } else { nil } }

  var fault: String? { if case .faulty(let reason, _) = self { reason } else { nil } }

  // MARK: What happens to it

  mutating func isBeingRead(_ part: Double) { self = .reading(part, since: change) }

  /// Reading has come to its end.
  mutating func wasRead() { self = change.map { .changed($0) } ?? .current }

  /// Another program has changed it. What is known of a fault stays.
  mutating func wasChanged(_ found: FileChange.Found = .version) {
    var change = change ?? FileChange()
    change.found = found
    self = if let fault { .faulty(fault, since: change) } else { .changed(change) }
  }

  /// It has again what was read or last saved.
  mutating func wasRestored() {
    switch self {
    case .changed: self = .current
    case .reading(let part, _): self = .reading(part, since: nil)
    case .faulty(let reason, _): self = .faulty(reason, since: nil)
    case .new, .current: return
    }
  }

  /// The rest can't be read.
  mutating func hasFault(_ reason: String) { self = .faulty(reason, since: change) }

  /// What was changed since can't be read; whether all of the version before is here.
  mutating func failedToReload(_ reason: String, _ found: FileChange.Found, hasAll: Bool) {
    let change = FileChange(found)
    self = hasAll ? .changed(change) : .faulty(reason, since: change)
  }

  /// The person gives up their work for what is on disk.
  mutating func confirm(_ loss: ConfirmedLoss) {
    if !isChanged { wasChanged() }
    var change = change ?? FileChange()
    change.confirmed = loss
    self =
      switch self {
      case .reading(let part, _): .reading(part, since: change)
      case .faulty(let reason, _): .faulty(reason, since: change)
      case .new, .current, .changed: .changed(change)
      }
  }
}

/// What another program has done to the data file since it was read or saved.
package struct FileChange: Equatable {
  /// What is there now.
  package enum Found: Sendable {
    /// Another version, which may be merged with what is here.
    case version
    /// Something that can't be merged with what is here.
    case other
    /// Something that can't be read.
    case unreadable
    /// Nothing: the file was deleted.
    case gone
  }

  var found: Found
  /// What was given up for the file as it is on disk, while that is read.
  var confirmed: ConfirmedLoss?

  init(_ found: Found = .version) { self.found = found }
}

/// What the person has agreed to lose for the file as it is now.
struct ConfirmedLoss: Equatable {
  let table: RecordTable
  let drafts: [Location: Draft]
}
