import JSONText
import Rules
import Values

struct ColumnTotals: Sendable {
  private let column: QueryColumn
  /// The language's order of texts; nil for code points.
  private let collator: TextCollator?
  private let titleKeys: [[UInt8]]
  private var count = 0
  private var missing = 0
  private var foreign = 0
  private var secret = 0
  private var distinct = DistinctValues(bound: ColumnStatistics.distinctLimit)
  private var sum = CountedSum()
  private var least: Extreme?
  private var greatest: Extreme?
  private var spread = ValueSpread()
  private var scratch: [UInt8] = []

  init(_ column: QueryColumn, collator: TextCollator?) {
    self.column = column
    self.collator = collator
    titleKeys = column.titles.map { collator?.key(of: $0) ?? FoldTable.folded($0) }
  }

  mutating func add(_ value: ColumnValue, at position: Int) {
    count += 1
    switch value {
    case .nothing:
      missing += 1
      return
    case .secret:
      secret += 1
      return
    case .number, .date, .text, .shown, .bool, .choice, .container: break
    }
    if column.isForeign(value) { foreign += 1 }
    let number = value.number
    value.writeKey(number, in: column, to: &scratch)
    scratch.withUnsafeBytes { distinct.insert($0) }
    let isCompared = column.compares(value)
    switch value {
    case .number: if isCompared, let number { add(number, at: position) }
    case .date(let date):
      guard isCompared else { break }
      note(.date(date), at: position)
      if column.kind == .date { spread.add(date, at: position) }
    case .text(let content): if isCompared { noteText(content: content, at: position) }
    case .shown(let text):
      note(.text(collator?.key(of: text) ?? FoldTable.folded(text)), at: position)
    case .choice(let index): note(.text(titleKeys[index]), at: position)
    case .nothing, .secret, .bool, .container: break
    }
  }

  private mutating func add(_ number: ParsedNumber, at index: Int) {
    sum.add(number)
    note(number.fixed.map { .fixed($0) } ?? .number(number.exact ?? DecimalText(0)), at: index)
    if column.kind == .number { spread.add(number.double, at: index) }
  }

  private mutating func noteText(content: UnsafeRawBufferPointer, at index: Int) {
    var key: [UInt8] = []
    if let collator {
      key = collator.key(of: JSONSkip.text(ofString: content))
    } else {
      ColumnReader.appendFolded(content: content, &key)
    }
    note(.text(key), at: index)
  }

  /// An open column has no common minimum of numbers and texts: the kind seen first counts.
  private mutating func note(_ value: Extreme.Value, at index: Int) {
    guard let least, let greatest else {
      least = Extreme(value: value, index: index)
      greatest = least
      return
    }
    if value.isBefore(least.value) { self.least = Extreme(value: value, index: index) }
    if greatest.value.isBefore(value) { self.greatest = Extreme(value: value, index: index) }
  }

  /// Adds the totals of the records that follow.
  mutating func merge(_ other: ColumnTotals) {
    count += other.count
    missing += other.missing
    foreign += other.foreign
    secret += other.secret
    distinct.merge(other.distinct)
    sum.merge(other.sum)
    spread.merge(other.spread)
    for extreme in [other.least, other.greatest] {
      if let extreme { note(extreme.value, at: extreme.index) }
    }
  }

  /// `shown` returns the shown text of the record at an index.
  consuming func finished(
    _ notation: NumberNotation, _ typing: RowNotation, shown: (Int) -> String
  ) -> (ColumnStatistics, Grouping?) {
    var result = ColumnStatistics()
    result.count = count
    result.missing = missing
    result.foreign = foreign
    result.filterOfMissing = ConditionWriter(column.row.identifier).missing
    guard !column.isSecret else { return (result, nil) }
    result.distinct =
      distinct.isOverBound ? .moreThan(distinct.bound) : .exactly(distinct.count)
    result.minimum = least.map { shown($0.index) }
    result.maximum = greatest.map { shown($0.index) }
    result.total = sum.total
    spread.sort()
    result.quartiles = spread.quartiles.map(shown)
    let groups = ColumnGroups(
      column: column, distinct: distinct, spread: spread, notation: notation, typing: typing,
      isMixed: foreign > 0 || column.kind == nil)
    result.areGroupsOrdered = groups.areOrdered
    let grouping = groups.grouping
    result.groups = grouping.groups
    return (result, grouping)
  }
}

private struct Extreme: Sendable {
  enum Value: Sendable {
    case fixed(FixedNumber)
    case number(DecimalText)
    case date(DateText)
    /// Bytes for sorting: the folded text, or its key in the language's order.
    case text([UInt8])

    /// False for values of different kinds.
    func isBefore(_ other: Value) -> Bool {
      switch (self, other) {
      case (.fixed(let a), .fixed(let b)): a < b
      case (.date(let a), .date(let b)): a.sortKey < b.sortKey
      case (.text(let a), .text(let b)): a.lexicographicallyPrecedes(b)
      default: (number.flatMap { a in other.number.map { a < $0 } }) ?? false
      }
    }

    private var number: DecimalText? {
      switch self {
      case .fixed(let fixed): DecimalText(Int(fixed.billionths)).scaled(byPowerOfTen: -9)
      case .number(let number): number
      case .date, .text: nil
      }
    }
  }
  let value: Value
  let index: Int
}
