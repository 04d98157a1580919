import Values

/// Groups of a column's values, and which group a value is in.
struct Grouping: Sendable {
  enum Division: Sendable {
    /// Distinct values, by their numbers.
    case values(DistinctValues, [Int])
    /// The first number of each range, ascending.
    case numbers([Double])
    /// The first day of each range, ascending.
    case days([Int])
  }

  let groups: [ValueGroup]
  private let column: QueryColumn
  private let division: Division
  /// The groups of distinct values, by their numbers.
  private let groupOfValue: [Int: Int]

  init(_ column: QueryColumn, _ groups: [ValueGroup], _ division: Division) {
    (self.column, self.groups, self.division) = (column, groups, division)
    groupOfValue =
      if case .values(_, let numbers) = division {
        Dictionary(uniqueKeysWithValues: zip(numbers, numbers.indices))
      } else { [:] }
  }

  /// The sum of the reader's second column in each group of its first one; nil if the job was stopped. O(bytes).
  func sums(
    of scope: QueryScope, control: WorkControl, chunks: ParallelChunks,
    _ makeReader: @escaping @Sendable () -> ColumnReader
  ) -> [CountedSum]? {
    control.begin(scope.count)
    let parts = chunks.map(scope.count) { indices -> [CountedSum]? in
      var reader = makeReader()
      var key: [UInt8] = []
      var sums = [CountedSum](repeating: CountedSum(), count: groups.count)
      let isDone = scope.forEach(in: indices, control) { index, record in
        reader.read(record, at: index, of: scope)
        guard let number = reader.value(of: 1).number,
          let group = group(of: reader.value(of: 0), &key)
        else { return true }
        sums[group].add(number)
        return true
      }
      return isDone ? sums : nil
    }
    var sums = [CountedSum](repeating: CountedSum(), count: groups.count)
    for part in parts {
      guard let part else { return nil }
      for (index, sum) in part.enumerated() { sums[index].merge(sum) }
    }
    return sums
  }

  private func group(of value: ColumnValue, _ key: inout [UInt8]) -> Int? {
    switch (division, value) {
    case (.values(let distinct, _), _):
      value.writeKey(value.number, in: column, to: &key)
      return key.withUnsafeBytes { distinct.number(of: $0) }.flatMap { groupOfValue[$0] }
    case (.numbers(let bounds), .number(let json)):
      let number = ParsedNumber(json).double
      return bounds.dropLast().lastIndex { $0 <= number }
    case (.days(let bounds), .date(let date)):
      let day = date.date.dayNumber
      return date.hasDay ? bounds.lastIndex { $0 <= day } : nil
    default: return nil
    }
  }
}
