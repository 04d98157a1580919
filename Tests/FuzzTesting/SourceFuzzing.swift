import Foundation
import JSONText
import RecordSources
import Records

/// A data file of any text format: property lists, archives, JSON.
enum SourceFuzzing {
  /// Where inputs are put; a file that is read is not written again meanwhile.
  private static let file = FileManager.default.temporaryDirectory
    .appending(path: "formview-fuzz-\(getpid())").path

  /// An unedited file is written as it was read; an edited value is what is read again, and all others stay.
  static func read(_ input: UnsafeBufferPointer<UInt8>) {
    // A database is edited in its file, by a library of its own.
    guard !input.starts(with: "SQLite".utf8) else { return }
    let bytes = Array(input)
    guard var table = table(of: bytes, in: file) else { return }
    precondition(written(table) == bytes, "an unedited file changes")
    guard table.count > 0 else { return }
    let id = table.id(at: table.count / 2)
    guard let path = table[id].pathOfFirstText,
      (try? table.set(.string("x & \"é\""), at: path, in: id)) != nil,
      table.refusalsOfDocument.isEmpty,
      let edited = written(table)
    else { return }
    guard let again = Self.table(of: edited, in: file + "-edited") else {
      fatalError("an edit breaks the file")
    }
    // Where a value is in several places, all have changed.
    precondition(
      table.sharesValues
        || again.records.map { again[$0].value } == table.records.map { table[$0].value },
      "a file does not read as it was edited")
  }

  private static func table(of bytes: [UInt8], in file: String) -> RecordTable? {
    guard FileManager.default.createFile(atPath: file, contents: Data(bytes)),
      let delivery = try? SourceCatalog.source(named: file)
        .open(RecordRequest(), readsAhead: false)
    else { return nil }
    do {
      while try delivery.readOn() {}
      return delivery.contents.table
    } catch {
      return nil
    }
  }

  /// Nil where the source refuses the records.
  private static func written(_ table: RecordTable) -> [UInt8]? {
    var bytes: [UInt8] = []
    do {
      try SourceCatalog.source(named: file).write(table) { bytes += $0 }
      return bytes
    } catch {
      return nil
    }
  }
}

extension JSONSlice {
  /// Where the first text is inside; nil where there is none.
  fileprivate var pathOfFirstText: [JSONStep]? {
    switch kind {
    case .string: return []
    case .object:
      for (name, value) in members {
        if let path = value.pathOfFirstText { return [.member(name)] + path }
      }
    case .array:
      for (index, value) in elements.enumerated() {
        if let path = value.pathOfFirstText { return [.index(index)] + path }
      }
    case .number, .bool, .null: break
    }
    return nil
  }
}
