import JSONText
import Rules
import SourceText
import Values

/// A filter's conditions about columns, evaluated record by record. Used from one thread.
struct ColumnConditions {
  private let conditions: [FilterCondition]
  /// Reader with one column per condition.
  private var reader: ColumnReader
  /// The current record; its columns are read at the first condition.
  private var next: RecordReading?
  private var scratch: [UInt8] = []

  /// All of `conditions` are about a row.
  init(_ conditions: [FilterCondition], _ binder: RecordBinder) {
    self.conditions = conditions
    reader = ColumnReader(conditions.compactMap(\.row).map { QueryColumn($0, binder) }, binder)
  }

  mutating func begin(_ reading: RecordReading) { next = reading }

  mutating func isSatisfied(_ index: Int) -> Bool {
    if let next {
      reader.read(next)
      self.next = nil
    }
    return switch conditions[index] {
    case .missing: reader.isEmpty(index)
    case .present: !reader.isEmpty(index)
    case .comparison(_, .notEqual, let operand): !compares(index, .equal, operand)
    case .comparison(_, _, .exact(let wanted)): isExactly(index, wanted)
    case .comparison(_, let comparison, let operand): compares(index, comparison, operand)
    case .equality(_, let operands): isEqual(index, toOneOf: operands)
    case .problems, .words, .predicate: true
    }
  }

  /// True if a column equals one of the operands, like a comparison with each (`compares`).
  private mutating func isEqual(_ column: Int, toOneOf operands: EqualOperands) -> Bool {
    let showsCount = reader.columns[column].showsCount
    if showsCount, operands.hasNumbers, let count = reader.shownText(of: column), Int(count) != nil,
      Array(count.utf8).withUnsafeBytes({ operands.contains(number: $0) })
    {
      return true
    }
    var isNumber = false
    switch reader.value(of: column) {
    case .nothing, .secret: return false
    case .number(let bytes):
      isNumber = true
      if !showsCount, operands.contains(number: bytes) { return true }
      if operands.contains(numberOfText: bytes) { return true }
    case .date(let date): if operands.contains(date) { return true }
    case .bool(let value): if operands.contains(value) { return true }
    case .text, .shown, .choice, .container: break
    }
    return operands.hasTexts
      && hasText(column) { operands.contains(text: $0, isNumber: isNumber) }
  }

  /// False if the record has no value, or one of another type than the operand's.
  private mutating func compares(
    _ column: Int, _ comparison: FilterOperator, _ operand: FilterOperand
  ) -> Bool {
    if reader.columns[column].showsCount, case .number(_, let bound) = operand {
      guard let count = reader.shownText(of: column), Int(count) != nil else { return false }
      return Array(count.utf8).withUnsafeBytes { comparison.accepts(bound.order(of: $0)) }
    }
    switch (operand, reader.value(of: column)) {
    case (_, .nothing), (_, .secret): return false
    case (.number(_, let bound), .number(let bytes)):
      return comparison.accepts(bound.order(of: bytes))
    case (.dates(let first, let last), .date(let date)):
      if date.isBefore(first) { return comparison.accepts(-1) }
      return comparison.accepts(last.isBefore(date) ? 1 : 0)
    case (.bool(let wanted, _), .bool(let value)):
      return comparison.accepts(wanted == value ? 0 : 1)
    case (.bool(_, let wanted), _): return comparesText(column, comparison, wanted)
    case (.number, _), (.dates, _), (.exact, _): return false
    case (.word(let word), _): return contains(word, column)
    case (.text(_, let bound?), .number(let bytes)):
      return comparison.accepts(bound.order(of: bytes))
    case (.text(let wanted, _), _): return comparesText(column, comparison, wanted)
    }
  }

  /// True if a column has the value that its row stores for a text.
  private func isExactly(_ index: Int, _ wanted: ExactOperand) -> Bool {
    let column = reader.columns[index]
    if column.showsCount, let number = wanted.number {
      guard let count = reader.shownText(of: index), Int(count) != nil else { return false }
      return Array(count.utf8).withUnsafeBytes { number.order(of: $0) == 0 }
    }
    switch reader.value(of: index) {
    case .nothing, .secret: return false
    case .number(let bytes):
      if let number = wanted.number, number.order(of: bytes) == 0 { return true }
    case .date(let date):
      // A day is not each moment of it, unless the row shows nothing but the day.
      if let wanted = wanted.date, !date.isBefore(wanted), !wanted.isBefore(date),
        (date.time == nil) == (wanted.time == nil) || column.row.dates?.mode == .date
      {
        return true
      }
    case .bool(let value): if wanted.isOn == value { return true }
    case .text(let content): return wanted.isText(content)
    case .shown(let text): if wanted.isTyped(text) { return true }
    case .choice, .container: break
    }
    if column.hasSeveralChoices { return reader.hasChosen(index, where: wanted.isTyped) }
    if column.row.valuePath == nil {
      return reader.shownText(of: index).map(wanted.isTyped) ?? false
    }
    return reader.storedValue(of: index).map(wanted.isStored) ?? false
  }

  private mutating func comparesText(
    _ column: Int, _ comparison: FilterOperator, _ wanted: ComparedText
  ) -> Bool {
    guard comparison != .equal else { return hasText(column) { $0 == wanted.folded } }
    scratch.removeAll(keepingCapacity: true)
    guard reader.appendFolded(of: column, to: &scratch) else { return false }
    guard scratch != wanted.folded else { return comparison.accepts(0) }
    let text = wanted.isCollated ? reader.comparedText(of: column) : ""
    return comparison.accepts(wanted.order(ofUnequal: text, folded: scratch))
  }

  /// True if one of the column's texts, folded, is accepted.
  private mutating func hasText(_ column: Int, where accepts: ([UInt8]) -> Bool) -> Bool {
    scratch.removeAll(keepingCapacity: true)
    guard reader.appendFolded(of: column, to: &scratch) else { return false }
    if accepts(scratch) { return true }
    if reader.columns[column].hasSeveralChoices {
      return reader.hasChosen(column) { accepts(FoldTable.folded($0)) }
    }
    switch reader.value(of: column) {
    // A choice goes by its value as well as by its title.
    case .choice(let index):
      let value = reader.columns[column].row.choices[index].value
      let text = if case .string(let text) = value { text } else { value.jsonText() }
      return accepts(FoldTable.folded(text))
    case .shown where reader.columns[column].showsOwnChoices:
      return reader.storedText(of: column).map { accepts(FoldTable.folded($0)) } ?? false
    // Neither side of a switch: it is shown as JSON.
    case .text(let content) where reader.columns[column].kind == .bool:
      scratch.removeAll(keepingCapacity: true)
      ColumnReader.appendFolded(content: content, &scratch)
      return accepts(scratch)
    case .nothing, .number, .date, .text, .shown, .bool, .container, .secret: return false
    }
  }

  private mutating func contains(_ word: SearchWord, _ column: Int) -> Bool {
    scratch.removeAll(keepingCapacity: true)
    guard reader.appendSearched(of: column, to: &scratch) else { return false }
    let occurs = scratch.withUnsafeBytes { text in
      word.folded.withUnsafeBytes { ByteSearch.contains(text, $0) }
    }
    guard occurs, word.isExact else { return occurs }
    return reader.searchedTexts(of: column).contains { word.occurs(in: $0) }
  }
}

extension NumberBound {
  /// -1, 0 or 1 if a JSON number is less than, equal to or greater than this.
  func order(of json: UnsafeRawBufferPointer) -> Int {
    let number =
      FixedNumber(json).map { .fixed($0) } ?? StoredNumber.exact(DecimalText(sorting: json))
    return isAbove(number) ? -1 : isBelow(number) ? 1 : 0
  }
}
