import Forms
import JSONText
import Records
import Rules
import Values

/// An order comparison with a number that may have another result for numbers stored as texts.
struct NumberOrder: Sendable {
  let row: ConfigRow
  let comparison: FilterOperator
  let operand: FilterOperand
  let bound: NumberBound
  /// Message shown if the result differs.
  let message: String

  /// Number of records that are examined, spread over the table.
  private static let sample = 1_000

  /// Maximum number of comparisons of a filter that are examined.
  static let mostTried = 20

  /// True if some record has a text that is a number, and is found or not unlike that number. O(1).
  func misses(in table: RecordTable, _ binder: RecordBinder) -> Bool {
    var condition = ColumnConditions([.comparison(row, comparison, operand)], binder)
    let step = max(table.count / Self.sample, 1)
    return stride(from: 0, to: table.count, by: step).contains { index in
      let id = table.id(at: index)
      let reading = binder.reading(table[id])
      guard table.fault(of: id) == nil,
        case .value(let slice) = reading.content(of: row), slice.kind == .string,
        DecimalText(slice.stringValue) != nil
      else { return false }
      condition.begin(reading)
      return condition.isSatisfied(0)
        != Array(slice.stringValue.utf8).withUnsafeBytes { comparison.accepts(bound.order(of: $0)) }
    }
  }
}

extension FilterParser {
  /// A comparison that may miss numbers stored as texts; nil for others.
  func numberOrder(
    _ row: ConfigRow, _ comparison: FilterOperator, _ value: String,
    writing predicate: String? = nil
  ) throws(FilterSyntaxError) -> NumberOrder? {
    let order = binder.state(of: row).format.order
    guard comparison.isOrder, let path = row.valuePath, !row.offersChoices, !row.showsCount,
      [.number, .text, nil].contains(order), let number = DecimalText(value),
      let bound = NumberBound(.number(number)),
      case .comparison(_, _, let operand) = try self.comparison(row, comparison, value)
    else { return nil }
    let predicate = "= " + (predicate ?? Self.predicate("number(\(path))", comparison, value))
    return NumberOrder(
      row: row, comparison: comparison, operand: operand, bound: bound,
      message: order == .text
        ? texts.comparesTexts(row.key, write: predicate)
        : texts.missesTexts(row.key, write: predicate))
  }
}
