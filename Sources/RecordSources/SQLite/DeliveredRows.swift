import JSONText
import Records
import SourceText

/// The rows of one reading as JSON, and which of their values are not what that looks like.
final class DeliveredRows: Sendable {
  let text: SourceText
  let columns: [DatabaseTable.Column]
  private let ranges: RecordRanges
  /// In the order of their offsets.
  private let peculiarities: [PeculiarValue]

  init(
    _ text: SourceText, _ ranges: RecordRanges, _ columns: [DatabaseTable.Column],
    _ peculiarities: [PeculiarValue]
  ) {
    self.text = text
    self.ranges = ranges
    self.columns = columns
    self.peculiarities = peculiarities
  }

  /// A record as it was delivered; nil for one that was added.
  func record(_ id: RecordID) -> JSONSlice? {
    guard Int(id.rawValue) < ranges.count else { return nil }
    return JSONSlice(buffer: text.buffer, range: ranges[Int(id.rawValue)])
  }

  /// What the value that begins at an offset is in the database; nil where it is what its JSON looks like.
  func peculiarity(at offset: Int) -> StoredKind? {
    var (low, high) = (0, peculiarities.count)
    while low < high {
      let middle = (low + high) / 2
      if peculiarities[middle].offset < offset { low = middle + 1 } else { high = middle }
    }
    guard low < peculiarities.count, peculiarities[low].offset == offset else { return nil }
    return peculiarities[low].what
  }

  /// What a text, an object or a list that was delivered is in the database; nil for other values.
  func kind(of value: JSONSlice) -> StoredKind? {
    switch value.kind {
    case .string: peculiarity(at: value.range.lowerBound) ?? .text
    case .array, .object: peculiarity(at: value.range.lowerBound) ?? .plainJSON
    case .null, .bool, .number: nil
    }
  }

  /// The values that a new one of the same JSON would not become, with those of the same JSON that it would.
  ///
  /// O(values that are not what they look like), and O(rows) where there are such.
  var lookalikes: Lookalikes {
    var found = Lookalikes()
    var affected = Set<Int>()
    for value in peculiarities where value.what != columns[value.column].kindOfNewText {
      guard let slice = slice(at: value.offset) else { continue }
      found.insert(value.what, slice, in: columns[value.column].name)
      affected.insert(value.column)
    }
    guard !affected.isEmpty else { return found }
    for place in 0..<ranges.count {
      let record = JSONSlice(buffer: text.buffer, range: ranges[place])
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
  /// What a text becomes that nothing else is known of.
  var kindOfNewText: StoredKind { isData ? .data : .text }
}
