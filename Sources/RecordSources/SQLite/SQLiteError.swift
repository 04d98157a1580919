import Records
import Storage
import Texts

/// An error of SQLite, or of loading it.
enum SQLiteError: Error, Hashable {
  /// SQLite's library is not installed; with the system's reason.
  case missing(String)
  /// An extended result code, and SQLite's message.
  case failed(code: Int32, message: String)
  /// The system refused to write, with this errno.
  case unwritten(Int32)

  /// The primary result code.
  var code: Int32? { if case .failed(let code, _) = self { code & 0xFF } else { nil } }

  enum Code {
    static let busy: Int32 = 5
    static let locked: Int32 = 6
    static let readOnly: Int32 = 8
    static let interrupted: Int32 = 9
    static let corrupt: Int32 = 11
    static let full: Int32 = 13
    static let cannotOpen: Int32 = 14
    static let tooLong: Int32 = 18
    static let constraint: Int32 = 19
    static let noDatabase: Int32 = 26
    /// Extended result code: the system did not write.
    static let writing: Int32 = 778
    static let row: Int32 = 100
    static let done: Int32 = 101
  }

  /// The reason, as a clause.
  var reason: Sentence {
    switch self {
    case .unwritten(let code): FileError.writing("", code: code).reason
    case .missing(let reason): Sentence { $0.sqliteIsMissing(because: reason) }
    case .failed(let code, let message):
      switch code & 0xFF {
      case Code.busy, Code.locked: Sentence { $0.databaseIsLocked }
      case Code.tooLong:
        Sentence { $0.rowHasLongValue(bytes: DatabaseValue.longest) }
      case Code.interrupted: Sentence { $0.readingWasInterrupted }
      case Code.readOnly: Sentence { $0.mayNotWrite }
      case Code.corrupt: Sentence { $0.databaseIsDamaged(message) }
      case Code.full: Sentence { $0.diskFull }
      case Code.cannotOpen: Sentence { $0.databaseCannotBeOpened }
      case Code.noDatabase: Sentence { $0.isNoDatabase }
      default: Sentence { $0.databaseFails(message) }
      }
    }
  }

  /// The failure of a source with that name; if the file is not a database, with its actual format.
  func failure(of name: String) -> SourceFailure {
    let reason = reason
    guard code == Code.noDatabase,
      let seen = DataAppearance(ofFileAt: name)?.reason(againstReadingAs: .sqlite)
    else {
      return SourceFailure(name: name, reason: reason)
    }
    return SourceFailure(
      name: name, reason: Sentence { $0.joined(reason.text(in: $0), seen.text(in: $0)) })
  }

  /// The failure to save to a source of that name.
  func failureToSave(to name: String) -> SourceFailure {
    switch self {
    case .failed(let code, _) where code & 0xFF == Code.interrupted:
      SourceFailure(name: name, reason: Sentence { $0.savingWasInterrupted })
    // That is SQLite's own limit.
    case .failed(let code, let message) where code & 0xFF == Code.tooLong:
      SourceFailure(name: name, reason: Sentence { $0.databaseFails(message) })
    default: failure(of: name)
    }
  }

  /// Converts SQLite's errors while the source of a name is read.
  static func reading<Result>(
    _ name: String, _ body: () throws(SQLiteError) -> Result
  ) throws(RecordReadingError) -> Result {
    do throws(SQLiteError) {
      return try body()
    } catch {
      throw .unreadable(error.failure(of: name))
    }
  }
}
