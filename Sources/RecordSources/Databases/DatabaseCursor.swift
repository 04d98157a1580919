import Records

/// The rows of a table, view or query, read one after the other as one version of the database.
protocol DatabaseCursor: AnyObject {
  var table: DatabaseTable { get }
  var abilities: SourceAbilities { get }
  /// Amount of work so far: a unit is a millisecond or more.
  var work: Int { get }

  /// Moves to the next row; false at the end.
  func next() throws(RecordReadingError) -> Bool

  /// Writes the current row as JSON.
  func write(to projection: inout RowProjection)

  /// The key of the current row; nil if it has none.
  var key: DatabaseKeys.Key? { get }
}

/// The values of a row at which a database's statement is positioned.
protocol DatabaseRow {
  func type(_ column: Int) -> DatabaseValueType
  func integer(_ column: Int) -> Int64
  func real(_ column: Int) -> Double
  /// The data in a column, valid until the next row.
  func data(_ column: Int) -> UnsafeRawBufferPointer
  /// The text in a column in UTF-8, valid until the next row.
  func utf8(_ column: Int) -> UnsafeRawBufferPointer
}
