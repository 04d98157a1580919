import Foundation
import RecordSources
import Records

/// A file that says it is an SQLite database.
enum DatabaseFuzzing {
  private static let path = FileManager.default.temporaryDirectory
    .appending(path: "formview-fuzz-\(getpid()).db").path

  /// Reading it ends, changes none of its bytes, and delivers the same records again.
  static func read(_ input: UnsafeBufferPointer<UInt8>) {
    let bytes = Data(buffer: input)
    // The log of another input would be read with this one.
    for ending in ["-wal", "-shm", "-journal"] { unlink(path + ending) }
    guard input.starts(with: "SQLite format 3".utf8),
      FileManager.default.createFile(atPath: path, contents: bytes)
    else { return }
    let first = records()
    precondition(records() == first, "a database has other records when it is read again")
    precondition(FileManager.default.contents(atPath: path) == bytes, "reading changes the file")
  }

  /// The delivered JSON; nil for a database that is refused.
  private static func records() -> [UInt8]? {
    guard
      let delivery = try? SourceCatalog.source(named: path).open(
        RecordRequest(), readsAhead: false)
    else { return nil }
    do {
      while try delivery.readOn() {}
    } catch {
      return nil
    }
    var written: [UInt8] = []
    delivery.contents.table.write { written.append(contentsOf: $0) }
    return written
  }
}
