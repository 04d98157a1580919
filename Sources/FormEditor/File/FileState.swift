import Records

/// The known state of the data file, apart from the records on the screen.
package enum FileState: Equatable {
  case new
  case current
  /// The file is being read, for the first time or again; the fraction read so far, 0 to 1.
  case reading(Double, since: FileChange?)
  case changed(FileChange)
  /// The rest of the file can't be read, for this reason: the records before it are shown,
  /// and nothing is saved.
  case faulty(String, since: FileChange?)

  var change: FileChange? {
    switch self {
    case .new, .current: nil
    case .reading(_, let change), .faulty(_, let change): change
    case .changed(let change): change
    }
  }

  var isChanged: Bool { change != nil }
  var canBeMerged: Bool {
    if case .changed(let change) = self { change.found == .version } else { false }
  }
  var isGone: Bool { change?.found == .gone }
  var isUnreadable: Bool { change?.found == .unreadable }
  var isNew: Bool { self == .new }

  /// Fraction of the file read so far, 0 to 1; nil while it is not being read.
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

  /// Ends the change: the file has again what was read or last saved.
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

  /// Notes that the changed version can't be read; `hasAll`: all of the version before is
  /// here.
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

/// A change that another program has made to the data file since it was read or saved.
package struct FileChange: Equatable {
  /// The contents of the file now.
  package enum Found: Sendable {
    /// Another version, which may be merged with the open records.
    case version
    /// Contents that can't be merged with the open records.
    case other
    case unreadable
    case gone
  }

  var found: Found
  /// Unsaved work that was given up for the file as it is on disk, while that is being read.
  var confirmed: ConfirmedLoss?

  init(_ found: Found = .version) { self.found = found }
}

/// The unsaved work that the user has agreed to lose for the file as it is now.
struct ConfirmedLoss: Equatable {
  let table: RecordTable
  let drafts: [Location: Draft]
}
