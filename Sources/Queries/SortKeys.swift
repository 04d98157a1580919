import JSONText
import Rules
import Values

/// The keys of one column for some records, in groups that are sorted separately.
struct SortKeys: Sendable {
  /// Entries by rank: the column's own kind of value, the other kinds, and last records
  /// without a value.
  private(set) var groups: [[SortEntry]]
  private(set) var texts: SortTexts
  /// The kind of each group but the last.
  let kinds: [ValueKind]

  /// Texts are ordered by `collator`; without one by code points.
  init(_ column: QueryColumn, collator: TextCollator? = nil) {
    texts = SortTexts(collator: collator)
    let own = column.kind
    kinds = (own.map { [$0] } ?? []) + ValueKind.allCases.filter { $0 != own }
    groups = Array(repeating: [], count: kinds.count + 1)
  }

  mutating func append(_ value: ColumnValue, _ column: QueryColumn, index: Int) {
    var entry = SortEntry(key: 0, index: UInt32(index), slot: 0)
    switch value {
    case .nothing, .secret: break
    case .number(let bytes):
      let key = NumberKey(bytes)
      entry.key = key.bits
      entry.slot = key.isExact ? 0 : 1
    case .date(let date):
      entry.key = date.sortKey
      entry.slot = (date.time?.fraction.fractionDigits ?? 0) > DateText.sortedFractionDigits ? 1 : 0
    case .bool(let value): entry.key = value ? 1 : 0
    case .text(let content): entry.slot = texts.append(content: content)
    case .shown(let text): entry.slot = texts.append(text)
    case .choice(let index): entry.slot = texts.append(column.titles[index])
    case .container(let slice):
      entry.slot = texts.append(JSONSkip.compactText(slice, limit: Self.containerLimit))
    }
    groups[value.kind.flatMap { kinds.firstIndex(of: $0) } ?? kinds.count].append(entry)
  }

  /// Maximum number of bytes of JSON text for sorting lists and objects.
  private static let containerLimit = 200

  /// Adds the keys of the records that follow.
  mutating func append(_ other: SortKeys) {
    let base = UInt32(texts.count)
    texts.append(other.texts)
    for (index, group) in other.groups.enumerated() {
      if index < kinds.count, kinds[index].isText {
        for entry in group {
          var entry = entry
          entry.slot += base
          groups[index].append(entry)
        }
      } else {
        groups[index] += group
      }
    }
  }

  /// The indices in their new order; nil if stopped. `exact` returns the exact value at an index.
  consuming func sorted(
    descending: Bool, _ control: WorkControl, exact: (Int) -> DecimalText
  ) -> [UInt32]? {
    let most = groups.map(\.count).max() ?? 0
    var room = [SortEntry](repeating: SortEntry(key: 0, index: 0, slot: 0), count: most)
    var result: [UInt32] = []
    result.reserveCapacity(groups.reduce(0) { $0 + $1.count })
    for index in groups.indices {
      let isDone =
        index == kinds.count
        || groups[index].withUnsafeMutableBufferPointer { group in
          room.withUnsafeMutableBufferPointer { room in
            let room = UnsafeMutableBufferPointer(rebasing: room[..<group.count])
            if kinds[index].isText {
              return texts.sort(group, room: room, descending: descending, control)
            }
            if descending {
              for position in group.indices { group[position].key = ~group[position].key }
            }
            EntrySort.sort(group, room: room)
            Self.sortNeighbors(group, descending: descending, exact)
            return !control.isCancelled
          }
        }
      guard isDone else { return nil }
      for entry in groups[index] { result.append(entry.index) }
    }
    return result
  }

  /// Sorts entries with equal keys that differ beyond them.
  private static func sortNeighbors(
    _ entries: UnsafeMutableBufferPointer<SortEntry>, descending: Bool,
    _ exact: (Int) -> DecimalText
  ) {
    var start = 0
    while start < entries.count {
      var end = start + 1
      var isOpen = entries[start].slot == 1
      while end < entries.count, entries[end].key == entries[start].key {
        isOpen = isOpen || entries[end].slot == 1
        end += 1
      }
      if isOpen, end - start > 1 {
        let run = entries[start..<end].map { (entry: $0, value: exact(Int($0.index))) }
        let sorted = run.sorted { a, b in
          a.value == b.value
            ? a.entry.index < b.entry.index
            : descending ? b.value < a.value : a.value < b.value
        }
        for (index, item) in sorted.enumerated() { entries[start + index] = item.entry }
      }
      start = end
    }
  }
}

extension ValueKind {
  var isText: Bool { self == .text || self == .container }
}

extension DateText {
  static let sortedFractionDigits = 6

  /// The instant in millionths of a second; without a zone as in UTC, without a time at midnight.
  var sortKey: UInt64 {
    var seconds = date.dayNumber * 86_400 + 86_400
    var millionths = 0
    if let time {
      seconds += time.seconds - (time.offsetMinutes ?? 0) * 60
      // 0.d₁d₂… × 10^exponent, and the exponent is never above 0.
      var digits = [UInt8](repeating: 0, count: -time.fraction.exponent) + time.fraction.digits
      digits += [UInt8](repeating: 0, count: Self.sortedFractionDigits)
      for digit in digits.prefix(Self.sortedFractionDigits) {
        millionths = millionths * 10 + Int(digit)
      }
    }
    return UInt64(seconds * 1_000_000 + millionths)
  }
}
