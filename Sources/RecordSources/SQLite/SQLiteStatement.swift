import CSQLite

final class SQLiteStatement: DatabaseRow {
  let handle: OpaquePointer
  private let connection: SQLiteConnection
  /// The text after the statement.
  let rest: String

  init(_ sql: String, on connection: SQLiteConnection) throws(SQLiteError) {
    var handle: OpaquePointer?
    var rest = ""
    let code = sql.withCString { text in
      var tail: UnsafePointer<CChar>?
      let code = csqlite_prepare(connection.handle, text, -1, &handle, &tail)
      rest = tail.map { String(cString: $0) } ?? ""
      return code
    }
    guard code == 0 else { throw connection.error }
    guard let handle else { throw .failed(code: 21, message: "not a statement") }
    self.handle = handle
    self.connection = connection
    self.rest = rest
  }

  deinit { _ = csqlite_finalize(handle) }

  var isReadOnly: Bool { csqlite_statement_is_read_only(handle) != 0 }

  /// Moves to the next row; false at the end.
  func step() throws(SQLiteError) -> Bool {
    switch csqlite_step(handle) {
    case SQLiteError.Code.row: return true
    case SQLiteError.Code.done: return false
    default: throw connection.error
    }
  }

  /// Moves back to before the first row.
  func reset() { _ = csqlite_reset(handle) }

  /// Sets the parameters, in order.
  func bind(_ values: [DatabaseValue]) throws(SQLiteError) {
    for (index, value) in values.enumerated() {
      guard bind(value, at: Int32(index + 1)) == 0 else { throw connection.error }
    }
  }

  private func bind(_ value: DatabaseValue, at index: Int32) -> Int32 {
    switch value {
    case .null: csqlite_bind_null(handle, index)
    case .integer(let number): csqlite_bind_integer(handle, index, number)
    case .real(let number): csqlite_bind_real(handle, index, number)
    case .text(let bytes):
      // With a byte behind it there is memory also for no text.
      (bytes + [0]).withUnsafeBytes {
        csqlite_bind_text(
          handle, index, $0.assumingMemoryBound(to: CChar.self).baseAddress,
          Int32(clamping: bytes.count))
      }
    case .blob(let bytes):
      bytes.withUnsafeBytes {
        csqlite_bind_blob(handle, index, $0.baseAddress, Int32(clamping: bytes.count))
      }
    }
  }

  // MARK: The row

  var columnCount: Int { Int(csqlite_column_count(handle)) }

  func name(_ column: Int) -> String {
    csqlite_column_name(handle, Int32(column)).map { String(cString: $0) } ?? ""
  }

  func type(_ column: Int) -> DatabaseValueType {
    switch csqlite_column_type(handle, Int32(column)) {
    case 1: .integer
    case 2: .real
    case 3: .text
    case 4: .blob
    default: .null
    }
  }

  func integer(_ column: Int) -> Int64 { csqlite_column_integer(handle, Int32(column)) }
  func real(_ column: Int) -> Double { csqlite_column_real(handle, Int32(column)) }

  func data(_ column: Int) -> UnsafeRawBufferPointer {
    let start = csqlite_column_blob(handle, Int32(column))
    return UnsafeRawBufferPointer(
      start: start, count: start == nil ? 0 : Int(csqlite_column_bytes(handle, Int32(column))))
  }

  func utf8(_ column: Int) -> UnsafeRawBufferPointer {
    // Asked for first, it is converted from any encoding of the database; its length is known then.
    let start = csqlite_column_text(handle, Int32(column))
    return UnsafeRawBufferPointer(
      start: start, count: start == nil ? 0 : Int(csqlite_column_bytes(handle, Int32(column))))
  }

  func text(_ column: Int) -> String { String(decoding: utf8(column), as: UTF8.self) }

  func value(_ column: Int) -> DatabaseValue {
    switch type(column) {
    case .null: .null
    case .integer: .integer(integer(column))
    case .real: .real(real(column))
    case .text: .text(Array(utf8(column)))
    case .blob: .blob(Array(data(column)))
    }
  }
}
