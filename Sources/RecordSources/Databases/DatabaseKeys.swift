import Records

/// Keys for finding rows again, by record.
struct DatabaseKeys: Sendable {
  enum Key: Hashable, Sendable {
    case number(Int64)
    case values([DatabaseValue])
  }

  private var numbers: [Int64] = []
  private var values: [[DatabaseValue]] = []
  /// Keys assigned or changed since reading.
  private var learned: [RecordID: Key] = [:]

  /// Adds the key of the next row.
  mutating func append(_ key: Key) {
    switch key {
    case .number(let number): numbers.append(number)
    case .values(let key): values.append(key)
    }
  }

  mutating func learn(_ key: Key, of id: RecordID) { learned[id] = key }

  /// The records read from rows with some of these keys. O(rows).
  func records(of keys: Set<Key>) -> [(key: Key, record: RecordID)] {
    guard !keys.isEmpty else { return [] }
    var found: [(key: Key, record: RecordID)] = []
    for (index, number) in numbers.enumerated() where keys.contains(.number(number)) {
      found.append((.number(number), RecordID(rawValue: UInt32(index))))
    }
    for (index, values) in values.enumerated() where keys.contains(.values(values)) {
      found.append((.values(values), RecordID(rawValue: UInt32(index))))
    }
    return found
  }

  /// The key of a record; nil if its table has none, or no row for it.
  subscript(id: RecordID) -> Key? {
    if let key = learned[id] { return key }
    let index = Int(id.rawValue)
    if index < numbers.count { return .number(numbers[index]) }
    return index < values.count ? .values(values[index]) : nil
  }
}

extension DatabaseKeys.Key {
  /// The key in messages: `7`, or `7, DE`.
  var text: String {
    switch self {
    case .number(let number): String(number)
    case .values(let values): values.map(\.text).joined(separator: ", ")
    }
  }
}

extension DatabaseValue {
  fileprivate var text: String {
    switch self {
    case .null: "NULL"
    case .integer(let number): String(number)
    case .real(let number): String(number)
    case .text(let bytes): String(decoding: bytes, as: UTF8.self)
    case .blob(let bytes): "BLOB (\(bytes.count))"
    }
  }
}
