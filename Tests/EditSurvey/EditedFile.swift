import Foundation
import JSONText
import RecordSources
import Records
import Texts

/// A data file in a folder of its own, which is edited and saved as the program does it.
struct EditedFile {
  let path: String
  let bytes: [UInt8]
  let contents: SourceContents

  struct Refusal: Error, CustomStringConvertible {
    let description: String
  }

  init(_ path: String, _ bytes: [UInt8]) throws(Refusal) {
    guard FileManager.default.createFile(atPath: path, contents: Data(bytes)) else {
      throw Refusal(description: "\(path) can't be written")
    }
    self.path = path
    self.bytes = bytes
    do throws(RecordReadingError) {
      let delivery = try SourceCatalog.source(named: path).open(RecordRequest(), readsAhead: false)
      while try delivery.readOn() {}
      contents = delivery.contents
    } catch {
      if case .fault(let fault) = error {
        throw Refusal(
          description: "\(fault.location): \(fault.message.text(in: Language.english.texts))")
      }
      throw Refusal(description: "\(error)")
    }
  }

  var table: RecordTable { contents.table }

  /// Saves other records, and returns the file; throws where they are refused.
  func saved(_ table: RecordTable) throws(Refusal) -> [UInt8] {
    let source = SourceCatalog.source(named: path)
    guard let version = contents.version,
      let lock = try? source.lock(patience: .seconds(1))
    else { throw Refusal(description: "no version, or no lock") }
    let commit = RecordCommit(base: contents.table, table: table, expected: .version(version))
    let answer = source.commit(commit, under: lock)
    switch answer {
    case .saved, .savedWithout, .unconfirmed: break
    case .refused(let refusals):
      throw Refusal(
        description: refusals.map { $0.reason.text(in: Language.english.texts) }.joined())
    default: throw Refusal(description: "\(answer)")
    }
    return FileManager.default.contents(atPath: path).map { Array($0) } ?? []
  }

  /// The records as one value.
  static func value(_ table: RecordTable) -> JSONValue {
    var bytes: [UInt8] = []
    table.write { bytes += $0 }
    return (try? JSONSlice(parsing: String(decoding: bytes, as: UTF8.self)))?.value ?? .null
  }
}
