import JSONText
import Records
import SourceText
import Texts

struct ProjectedRecords {
  let table: RecordTable
  let abilities: SourceAbilities

  init(
    _ document: any TextFormatDocument, from source: SourceText, recordsPath: [JSONStep],
    types: [[JSONStep]: ExpectedType] = [:]
  ) throws(RecordReadingError) {
    let document = try Self.showing(document, recordsAt: recordsPath)
    let values = document.values
    let json = SourceText(name: source.name, buffer: ByteBuffer(values.json))
    // The name of another format says nothing about lines.
    var index = RecordIndexer(name: "", recordsPath: recordsPath)
    do throws(JSONSyntaxError) {
      try index.advance(over: json.buffer.bytes, isWhole: true)
    } catch {
      let unnamed = SourceText(name: "", buffer: json.buffer)
      let nearest = NearestList.path(meantBy: recordsPath, in: unnamed)?.description
      throw .fault(
        SourceFault(
          name: source.name, location: document.location(of: values.number(at: error.offset)),
          code: recordsPath.isEmpty ? "FILE" : "D104",
          message: nearest.map { nearest in
            Sentence { $0.tryThis(error.message.text(in: $0), nearest) }
          } ?? error.message,
          messageWithoutContent: error.message(hidingContent: true)))
    }
    let list = index.layout == .array ? values.number(at: index.openBracket) : nil
    table = RecordTable(
      source: json, index: index, origin: DocumentOrigin(document, list: list, types: types))
    abilities = document.abilities
  }

  private static func showing(
    _ document: any TextFormatDocument, recordsAt path: [JSONStep]
  ) throws(RecordReadingError) -> any TextFormatDocument {
    do throws(SourceFault) {
      return try document.showing(recordsAt: path)
    } catch {
      throw .fault(error)
    }
  }
}
