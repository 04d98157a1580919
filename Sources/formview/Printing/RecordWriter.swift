import Records

/// Writes the records of a list in one format: one for each thread.
protocol RecordWriter {
  var head: String { get }
  var separator: String { get }
  var tail: String { get }
  var empty: String { get }

  /// Appends one record.
  mutating func write(_ id: RecordID, to bytes: inout [UInt8])
}

extension RecordWriter {
  var head: String { "" }
  var separator: String { "" }
  var tail: String { "" }
  var empty: String { head + tail }
}
