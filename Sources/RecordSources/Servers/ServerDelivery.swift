import JSONText
import Records
import Servers
import SourceText
import Storage
import Texts

/// Data that are being read from a server: validated once they are complete.
final class ServerDelivery: RecordDelivery {
  private let reading: ServerReading
  /// The file, if it was read before.
  private var read: ServedFile?
  private var parsing: RecordParsing
  private let address: ServerURL
  /// Called with a valid file; returns its version, and messages.
  private let adopt: (ServedFile) -> (SourceVersion, [Sentence])
  private var text: SourceText
  private(set) var version: SourceVersion?
  private var notices: [Sentence] = []
  private(set) var count = 0

  init(
    _ address: ServerURL, _ reading: ServerReading, orRead read: ServedFile?,
    _ request: RecordRequest, format: TextFormat?,
    adopt: @escaping (ServedFile) -> (SourceVersion, [Sentence])
  ) {
    self.address = address
    self.reading = reading
    self.read = read
    self.adopt = adopt
    parsing = RecordParsing(fileName: address.fileName, request, format: format)
    text = SourceText(name: address.text, text: "")
  }

  /// Size in bytes; 0 for compressed data, whose size is unknown.
  var size: Int { reading.size >= count ? reading.size : 0 }

  var table: RecordTable { parsing.table(of: text) }

  var contents: SourceContents {
    var abilities = parsing.abilities
    abilities.refuse(.save, .lock) { $0.serverDataIsReadOnly }
    abilities.refuse(.rescue) { $0.serverDataIsNotRescued }
    var contents = SourceContents(table: table, version: version, abilities: abilities)
    contents.notices = notices
    return contents
  }

  func readOn() throws(RecordReadingError) -> Bool {
    guard version == nil else { return false }
    guard let file = try next() else {
      count = reading.count
      return true
    }
    count = file.copy.body.count
    text = file.text
    if DataAppearance.isDatabase(text) {
      throw .unreadable(
        SourceFailure(name: address.text, reason: Sentence { $0.serverHasNoDatabase }))
    }
    try parsing.parse(text, isEnd: true) { text }
    (version, notices) = adopt(file)
    return false
  }

  private func next() throws(RecordReadingError) -> ServedFile? {
    if let read { return read }
    do throws(ServerError) {
      return try reading.readOn()
    } catch {
      throw .unreadable(SourceFailure(name: address.text, reason: error.reason))
    }
  }
}
