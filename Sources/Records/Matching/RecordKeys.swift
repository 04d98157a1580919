import JSONText
import SourceText

/// Indices of records by the text or number at a path.
struct RecordKeys {
  /// Indices by key; nil for a key that several records have.
  private var indices: [ExactText: Int?] = [:]

  /// O(records).
  init(of table: RecordTable, at path: [JSONStep]) {
    for index in 0..<table.count {
      guard let key = table[table.id(at: index)].scalarKey(at: path) else { continue }
      let isNew = indices.index(forKey: ExactText(key)) == nil
      indices.updateValue(isNew ? index : nil, forKey: key)
    }
  }

  func index(of key: String) -> Int? { indices[key] ?? nil }

  func contains(_ key: String) -> Bool { indices.index(forKey: ExactText(key)) != nil }

  func isShared(_ key: String) -> Bool { indices[key].map { $0 == nil } ?? false }
}

extension JSONSlice {
  /// The text or number at a path; nil for anything else.
  package func scalar(at path: [JSONStep]) -> JSONSlice? {
    guard case .found(let slice) = lookup(path), slice.kind == .string || slice.kind == .number
    else { return nil }
    return slice
  }

  /// A canonical key for the text or number at a path; nil for anything else.
  package func scalarKey(at path: [JSONStep]) -> String? {
    guard let scalar = scalar(at: path) else { return nil }
    if scalar.kind == .number { return DecimalKey.of(scalar) }
    return scalar.bytes.contains(UInt8(ascii: "\\")) ? "\"\(scalar.stringValue)\"" : scalar.text
  }
}
