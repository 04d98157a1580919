import JSONText
import Records
import SourceText

/// The rows of a table that are being read, as one version of the database has them.
final class DatabaseDelivery: RecordDelivery {
  private let name: String
  private let rows: DatabaseRows
  private let version: SourceVersion?
  private let entered: Set<String>
  /// Whether keys are secrets.
  private let hidesKeys: Bool
  private let known: KnownValues
  private var projection: RowProjection
  private var keys = DatabaseKeys()
  private var buffer: GrowingBuffer
  private var index = RecordIndexer(name: "")
  private var isEnd = false

  /// Bytes that are written before they are validated, while they are in the cache.
  private static let piece = 1 << 16

  init(
    _ rows: DatabaseRows, of name: String, version: SourceVersion?, entered: Set<String>,
    hidesKeys: Bool, known: KnownValues
  ) {
    self.hidesKeys = hidesKeys
    self.known = known
    self.name = name
    self.rows = rows
    self.version = version
    self.entered = entered
    projection = RowProjection(rows.table.columns, entered: entered)
    buffer = GrowingBuffer(capacity: Self.piece)
    projection.write("[\n  ")
  }

  var count: Int { buffer.count }
  /// Not known: other tables are in the file, too.
  var size: Int { 0 }

  var table: RecordTable {
    if let whole { return whole }
    let text = SourceText(name: name, buffer: buffer.filled)
    let delivered = DeliveredRows(
      text, index.ranges, rows.table.columns, projection.peculiarities)
    let origin = DatabaseOrigin(
      rows.table, entered: entered, keys: keys, rows: delivered, known: known,
      beginObjects: projection.beginObjects, dataColumns: projection.dataColumns,
      hidesKeys: hidesKeys)
    let table = RecordTable(source: text, index: index, origin: origin)
    if isEnd {
      known.append(delivered)
      whole = table
    }
    return table
  }

  /// All rows, once somebody asked for them.
  private var whole: RecordTable?

  var contents: SourceContents {
    SourceContents(table: table, version: version, abilities: rows.abilities)
  }

  func readOn() throws(RecordReadingError) -> Bool {
    do throws(SQLiteError) {
      try readPiece()
    } catch {
      throw .unreadable(error.failure(of: name))
    }
    let text = SourceText(name: name, buffer: buffer.filled)
    do {
      try index.advance(over: text.buffer.bytes, isWhole: isEnd)
    } catch {
      throw .syntax(error, in: text)
    }
    return !isEnd
  }

  private func readPiece() throws(SQLiteError) {
    while !isEnd, projection.bytes.count < Self.piece {
      if try rows.next() {
        if rowCount > 0 { projection.write(",\n  ") }
        projection.write(rows.statement, from: rows.table.firstColumn)
        keys.append(rows.statement, of: rows.table)
        rowCount += 1
      } else {
        isEnd = true
        projection.write("\n]\n")
      }
    }
    projection.take { buffer.append($0) }
  }

  /// How many rows were read.
  private var rowCount = 0
}

extension GrowingBuffer {
  fileprivate mutating func append(_ bytes: UnsafeRawBufferPointer) {
    var rest = bytes
    while !rest.isEmpty {
      let room = room(upTo: rest.count)
      room.copyMemory(from: UnsafeRawBufferPointer(rebasing: rest[..<room.count]))
      take(room.count)
      rest = UnsafeRawBufferPointer(rebasing: rest[room.count...])
    }
  }
}
