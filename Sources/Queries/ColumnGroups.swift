import Rules
import Values

/// The values of a column in groups of which each is a filter: by frequency, or in ranges.
struct ColumnGroups {
  let column: QueryColumn
  let distinct: DistinctValues
  /// Numbers or dates, sorted.
  let spread: ValueSpread
  let notation: NumberNotation
  /// True if some values are of another type than the column's, or if it takes any.
  let isMixed: Bool

  /// True if groups are in the order of their values.
  var areOrdered: Bool { column.kind == .number || column.kind == .date }

  var all: [ValueGroup] {
    switch column.kind {
    case .number: numberGroups
    case .date: dateRanges
    default: frequentValues
    }
  }

  var conditions: ConditionWriter { ConditionWriter(column.row.identifier) }

  private static let fewNumbers = 12

  private var frequentValues: [ValueGroup] {
    guard !distinct.isOverBound, distinct.counts.contains(where: { $0 > 1 }) else { return [] }
    let most = distinct.counts.indices.sorted {
      (distinct.counts[$1], $0) < (distinct.counts[$0], $1)
    }
    return most.prefix(ColumnStatistics.mostGroups).map { number in
      distinct.withBytes(of: number) { bytes in
        let text = text(of: bytes)
        return ValueGroup(
          text: text, count: distinct.counts[number],
          filter: isNamed(by: text, bytes) ? conditions.exactly(text) : nil)
      }
    }
  }

  /// True if a value is the only one that is meant by its text in a filter.
  private func isNamed(by text: String, _ bytes: UnsafeRawBufferPointer) -> Bool {
    switch ValueKind(rawValue: Int(bytes[0])) {
    case .text: !isMixed || !isNumber(text) && !["true", "false"].contains(text)
    case .bool: column.kind == .bool
    default: false
    }
  }

  private func isNumber(_ text: String) -> Bool {
    if case .complete = notation.reading(of: text, in: column.row).result { true } else { false }
  }

  /// Each number where there are few, else ranges of them.
  private var numberGroups: [ValueGroup] {
    func shown(_ number: DecimalText) -> String { notation.text(ofTotal: number, in: column.row) }
    func typed(_ number: DecimalText) -> String {
      notation.typedText(ofNumber: number.description, in: column.row)
    }
    if let few = fewNumbers {
      return few.map { number, count in
        ValueGroup(text: shown(number), count: count, filter: conditions.exactly(typed(number)))
      }
    }
    let bounds = spread.numbers.map { NumberRanges(covering: $0).bounds } ?? []
    let counts = spread.counts(ofNumbersFrom: bounds.compactMap { Double($0.description) })
    return zip(zip(bounds, bounds.dropFirst()), counts).map { range, count in
      ValueGroup(
        text: "\(shown(range.0)) – \(shown(range.1))", count: count,
        filter: conditions.range(from: typed(range.0), before: typed(range.1)))
    }
  }

  /// The numbers and how many records have each, where there are few.
  private var fewNumbers: [(number: DecimalText, count: Int)]? {
    guard !distinct.isOverBound else { return nil }
    let few = distinct.counts.indices.lazy.filter { index in
      distinct.withBytes(of: index) { ValueKind(rawValue: Int($0[0])) == .number }
    }.prefix(Self.fewNumbers + 1)
    guard few.count <= Self.fewNumbers else { return nil }
    return few.compactMap { index in
      DecimalText(distinct.withBytes(of: index) { text(of: $0) }).map {
        ($0, distinct.counts[index])
      }
    }.sorted { $0.0 < $1.0 }
  }

  private var dateRanges: [ValueGroup] {
    guard let days = spread.days else { return [] }
    let ranges = DateRanges(covering: days).ranges
    return zip(ranges, spread.counts(ofDaysFrom: ranges.map(\.first.dayNumber))).map {
      range, count in
      ValueGroup(
        text: range.text, count: count,
        filter: conditions.range(
          from: range.first.description, before: range.end?.description))
    }
  }

  /// The shown text of a value's bytes in `distinct`.
  private func text(of bytes: UnsafeRawBufferPointer) -> String {
    let content = UnsafeRawBufferPointer(rebasing: bytes.dropFirst())
    switch ValueKind(rawValue: Int(bytes[0])) {
    case .bool where column.kind == .bool: return column.sideTitles[content[0] == 1 ? 0 : 1]
    case .bool: return content[0] == 1 ? "true" : "false"
    case .number where content.count == 8:
      let billionths = content.loadUnaligned(as: Int64.self)
      return DecimalText(Int(billionths)).scaled(byPowerOfTen: -9).description
    default: return String(decoding: content, as: UTF8.self)
    }
  }
}
