import Rules
import Values

/// The values of a column in groups of which each is a filter: by frequency, or in ranges.
struct ColumnGroups {
  let column: QueryColumn
  let distinct: DistinctValues
  /// Numbers or dates, sorted.
  let spread: ValueSpread
  let notation: NumberNotation
  /// Typing of the row's values.
  let typing: RowNotation
  /// True if some values are of another type than the column's, or if it takes any.
  let isMixed: Bool

  /// True if groups are in the order of their values.
  var areOrdered: Bool { column.kind == .number || column.kind == .date }

  var grouping: Grouping {
    switch column.kind {
    case .number: fewNumbers ?? numberRanges
    case .date: dateRanges
    default: frequentValues
    }
  }

  var conditions: ConditionWriter { ConditionWriter(column.row.identifier) }

  private static let fewNumbers = 12

  private var frequentValues: Grouping {
    guard !distinct.isOverBound else { return grouping([]) { _ in nil } }
    let most = distinct.counts.indices.sorted {
      (distinct.counts[$1], $0) < (distinct.counts[$0], $1)
    }
    return grouping(Array(most.prefix(ColumnStatistics.mostGroups))) { bytes in
      let text = text(of: bytes)
      return (text, isNamed(by: text, bytes) ? conditions.exactly(text) : nil)
    }
  }

  /// A group for each of some distinct values, with its text and its filter.
  private func grouping(
    _ numbers: [Int], _ content: (UnsafeRawBufferPointer) -> (text: String, filter: String?)?
  ) -> Grouping {
    let groups = numbers.compactMap { number -> ValueGroup? in
      distinct.withBytes(of: number, content).map {
        ValueGroup(text: $0.text, count: distinct.counts[number], filter: $0.filter)
      }
    }
    return Grouping(column, groups, .values(distinct, numbers))
  }

  /// True if a value is the only one that is meant by its text in a filter: a text means what is stored when it is typed,
  /// too.
  private func isNamed(by text: String, _ bytes: UnsafeRawBufferPointer) -> Bool {
    switch ValueKind(rawValue: Int(bytes[0])) {
    case .text where column.hasSeveralChoices: false
    case .text where column.hasChoices:
      !column.row.choices.contains { $0.value.plainText == text && $0.title != text }
    case .text:
      (!isMixed || !isNumber(text) && !["true", "false"].contains(text))
        && column.state.format.storedValues(of: text, in: typing).allSatisfy { $0 == .string(text) }
    case .bool:
      column.kind == .bool
        && ![column.row.trueValue, column.row.falseValue].contains { $0.plainText == text }
    default: false
    }
  }

  private func isNumber(_ text: String) -> Bool {
    if case .complete = notation.reading(of: text, in: column.row).result { true } else { false }
  }

  private func shown(_ number: DecimalText) -> String {
    notation.text(ofTotal: number, in: column.row)
  }

  private func typed(_ number: DecimalText) -> String {
    notation.typedText(ofNumber: number.description, in: column.row)
  }

  /// Each number, where there are few.
  private var fewNumbers: Grouping? {
    guard !distinct.isOverBound else { return nil }
    let few = distinct.counts.indices.lazy.filter { index in
      distinct.withBytes(of: index) { ValueKind(rawValue: Int($0[0])) == .number }
    }.prefix(Self.fewNumbers + 1)
    guard few.count <= Self.fewNumbers else { return nil }
    func number(_ index: Int) -> DecimalText? {
      DecimalText(distinct.withBytes(of: index) { text(of: $0) })
    }
    let numbers = few.compactMap { index in number(index).map { (index, $0) } }
    return grouping(numbers.sorted { $0.1 < $1.1 }.map(\.0)) { bytes in
      DecimalText(text(of: bytes)).map { (shown($0), conditions.number(typed($0))) }
    }
  }

  private var numberRanges: Grouping {
    let bounds = spread.numbers.map { NumberRanges(covering: $0).bounds } ?? []
    let numbers = bounds.compactMap { Double($0.description) }
    let groups = zip(zip(bounds, bounds.dropFirst()), spread.counts(ofNumbersFrom: numbers)).map {
      range, count in
      ValueGroup(
        text: "\(shown(range.0)) – \(shown(range.1))", count: count,
        filter: conditions.range(from: typed(range.0), before: typed(range.1)))
    }
    return Grouping(column, groups, .numbers(numbers))
  }

  private var dateRanges: Grouping {
    let ranges = spread.days.map { DateRanges(covering: $0).ranges } ?? []
    let days = ranges.map(\.first.dayNumber)
    let groups = zip(ranges, spread.counts(ofDaysFrom: days)).map { range, count in
      ValueGroup(
        text: range.text, count: count,
        filter: conditions.range(
          from: range.first.description, before: range.end?.description))
    }
    return Grouping(column, groups, .days(days))
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
