import JSONText
import Records
import SourceText
import Storage
import Texts

/// The records of an encrypted file, which are there all at once: nothing of it is certain before its end is read.
final class AgeDelivery: RecordDelivery {
  let count: Int
  let contents: SourceContents
  var size: Int { count }
  var table: RecordTable { contents.table }

  /// - Parameters:
  ///   - plain: the file decrypted, under the name of the file.
  ///   - shownName: the name without what says that it is encrypted.
  init(
    _ plain: SourceText, shownAs shownName: String, recordsPath: [JSONStep], format: TextFormat?,
    version: SourceVersion, abilities: SourceAbilities
  ) throws(RecordReadingError) {
    count = plain.buffer.count
    var formats = FormatReading(shownName, recordsPath: recordsPath, format: format)
    if let read = formats.format(of: plain, isEnd: true)?.read {
      let projected = try formats.records(of: plain, read) { false }
      contents = SourceContents(
        table: projected.table, version: version,
        abilities: abilities.combined(with: projected.abilities))
      return
    }
    var index = RecordIndexer(name: shownName, recordsPath: recordsPath)
    do {
      try withExtendedLifetime(plain) { () throws(JSONSyntaxError) in
        try index.advance(over: plain.buffer.bytes, isWhole: true)
      }
    } catch {
      throw formats.explained(formats.failure(error, in: plain, of: plain))
    }
    contents = SourceContents(
      table: RecordTable(source: plain, index: index), version: version, abilities: abilities)
  }

  func readOn() -> Bool { false }
}
