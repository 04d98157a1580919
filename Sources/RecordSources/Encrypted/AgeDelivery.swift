import JSONText
import Records
import SourceText
import Storage
import Texts

/// The records of an encrypted file, delivered at once: nothing is authenticated before the end is read.
final class AgeDelivery: RecordDelivery {
  let count: Int
  let contents: SourceContents
  var size: Int { count }
  var table: RecordTable { contents.table }

  /// - Parameters:
  ///   - plain: the decrypted file, with the name of the file.
  ///   - shownName: the name without the ending of encrypted files.
  init(
    _ plain: SourceText, shownAs shownName: String, _ request: RecordRequest, format: TextFormat?,
    version: SourceVersion, abilities: SourceAbilities
  ) throws(RecordReadingError) {
    count = plain.buffer.count
    var parsing = RecordParsing(fileName: shownName, request, format: format)
    try parsing.parse(plain, isEnd: true) { () throws(FileError) in plain }
    contents = SourceContents(
      table: parsing.table(of: plain), version: version,
      abilities: abilities.combined(with: parsing.abilities))
  }

  func readOn() -> Bool { false }
}
