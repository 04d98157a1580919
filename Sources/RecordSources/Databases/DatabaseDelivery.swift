import JSONText
import Records
import SourceText
import Texts

/// The rows of a table that are being read, as one version of the database.
final class DatabaseDelivery: RecordDelivery {
  private let name: String
  private let rows: any DatabaseCursor
  private let version: SourceVersion?
  private let entered: Set<ExactText>
  private let hidesKeys: Bool
  private let known: KnownValues
  private var projection: RowProjection
  private var keys = DatabaseKeys()
  private var index = RecordIndexer(name: "")
  private var isEnd = false

  /// Number of bytes written at a time.
  private static let piece = 1 << 16
  /// Maximum number of bytes of the JSON, since a view may be endless.
  private static let mostBytes = 1 << 33

  init(
    _ rows: any DatabaseCursor, of name: String, version: SourceVersion?, entered: Set<ExactText>,
    hidesKeys: Bool, known: KnownValues
  ) {
    self.hidesKeys = hidesKeys
    self.known = known
    self.name = name
    self.rows = rows
    self.version = version
    self.entered = entered
    projection = RowProjection(rows.table.columns, entered: entered, capacity: Self.piece)
    projection.write("[\n  ")
    index.beginWritten(at: 0)
  }

  var count: Int { projection.count }
  /// Always 0: the size is unknown, since other tables are in the file, too.
  var size: Int { 0 }

  var table: RecordTable {
    if let whole { return whole }
    let text = SourceText(name: name, buffer: projection.written)
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

  /// Table of all rows, created at the first request after the end of reading.
  private var whole: RecordTable?

  var contents: SourceContents {
    SourceContents(table: table, version: version, abilities: rows.abilities)
  }

  var isSlow: Bool { rowCount > 0 && rows.work > Self.longWork }
  /// Work that amounts to some tenths of a second, in the units of `DatabaseCursor.work`.
  private static let longWork = 100

  func readOn() throws(RecordReadingError) -> Bool {
    guard projection.count < Self.mostBytes else {
      throw .unreadable(
        SourceFailure(name: name, reason: Sentence { $0.tooManyRows(bytes: Self.mostBytes) }))
    }
    try readPiece()
    return !isEnd
  }

  private func readPiece() throws(RecordReadingError) {
    let (enough, slow) = (projection.count + Self.piece, rows.work + Self.longWork)
    // Of rows that take long each one is worth showing.
    while !isEnd, projection.count < enough, rows.work < slow {
      if try rows.next() {
        if rowCount > 0 { projection.write(",\n  ") }
        let start = projection.count
        rows.write(to: &projection)
        index.appendWritten(start..<projection.count)
        if let key = rows.key { keys.append(key) }
        rowCount += 1
      } else {
        isEnd = true
        let bracket = projection.count + 1
        projection.write("\n]\n")
        index.endWritten(
          at: bracket, count: projection.count, hasRawNonASCII: projection.hasNonASCII,
          hasEscapedNonASCII: projection.hasEscapedNonASCII)
      }
    }
  }

  private var rowCount = 0
}
