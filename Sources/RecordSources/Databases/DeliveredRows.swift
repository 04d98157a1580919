import JSONText
import Records
import SourceText

/// The rows of one reading as JSON, with values that are not stored as their JSON suggests.
final class DeliveredRows: Sendable {
  let text: SourceText
  let columns: [DatabaseTable.Column]
  private let ranges: RecordRanges
  /// Peculiar values in the order of their offsets.
  private let peculiarities: [PeculiarValue]
  let hasUnreadValues: Bool

  init(
    _ text: SourceText, _ ranges: RecordRanges, _ columns: [DatabaseTable.Column],
    _ peculiarities: [PeculiarValue]
  ) {
    self.text = text
    self.ranges = ranges
    self.columns = columns
    self.peculiarities = peculiarities
    hasUnreadValues = peculiarities.contains { $0.what == .tooLong }
  }

  /// A record as delivered; nil for an added one.
  func record(_ id: RecordID) -> JSONSlice? {
    guard Int(id.rawValue) < ranges.count else { return nil }
    return JSONSlice(buffer: text.buffer, range: ranges[Int(id.rawValue)])
  }

  /// The storage of the value that begins at an offset; nil if it is as its JSON suggests.
  func peculiarity(at offset: Int) -> StoredKind? {
    var (low, high) = (0, peculiarities.count)
    while low < high {
      let middle = (low + high) / 2
      if peculiarities[middle].offset < offset { low = middle + 1 } else { high = middle }
    }
    guard low < peculiarities.count, peculiarities[low].offset == offset else { return nil }
    return peculiarities[low].what
  }

  /// The storage of a delivered text, object or list; nil for other values.
  func kind(of value: JSONSlice) -> StoredKind? {
    switch value.kind {
    case .string: peculiarity(at: value.range.lowerBound) ?? .text
    case .array, .object: peculiarity(at: value.range.lowerBound) ?? .plainJSON
    case .null, .bool, .number: nil
    }
  }

  /// Values that are stored differently from a new value of the same JSON, with other values of
  /// the same JSON. O(such values), and O(rows) if there are any.
  var lookalikes: Lookalikes {
    var found = Lookalikes()
    var affected = Set<Int>()
    for value in peculiarities where value.what != columns[value.column].kindOfNewText {
      guard let slice = slice(at: value.offset) else { continue }
      found.insert(value.what, slice, in: columns[value.column].name)
      affected.insert(value.column)
    }
    guard !affected.isEmpty else { return found }
    for index in 0..<ranges.count {
      let record = JSONSlice(buffer: text.buffer, range: ranges[index])
      for (column, member) in record.members.enumerated() where affected.contains(column) {
        guard let kind = kind(of: member.value) else { continue }
        found.insert(kind, likeAnother: member.value, in: columns[column].name)
      }
    }
    return found
  }

  private func slice(at offset: Int) -> JSONSlice? {
    var scanner = JSONScanner(text.buffer.bytes)
    guard let end = try? scanner.endOfValue(at: offset, depth: 2) else { return nil }
    return JSONSlice(buffer: text.buffer, range: offset..<end)
  }
}

extension DatabaseTable.Column {
  /// Storage of a new text without knowledge of other values.
  var kindOfNewText: StoredKind { isData ? .data : .text }
}
