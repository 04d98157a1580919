import Forms
import JSONText
import Rules
import SourceText
import Values

/// Reads some columns of record after record, one pass over each. Used from one thread.
struct ColumnReader {
  let columns: [QueryColumn]
  private var reading: RecordReading
  private let base: RecordBinder
  private let tree: PathTree
  private let nodes: [Int?]
  private var finds: [PathFind]
  /// Results of formulas that the record lacks; empty if no column has a formula.
  private var results: [JSONSlice?] = []
  private let mayHaveResults: Bool
  /// Indices in the form of the rows that may show a result. Indices, since all threads
  /// would contend for the reference counts of shared columns and rows.
  private let indicesOfRows: [Int?]
  /// Bytes of the record's buffer, which `reading` retains.
  private var bytes = UnsafeRawBufferPointer(start: nil, count: 0)

  /// `enclosing`: the records' context, for columns computed from it.
  init(_ rows: [ConfigRow], _ plan: FormPlan, in enclosing: EnclosingObjects?) {
    let binder = RecordBinder(plan, in: enclosing)
    self.init(rows.map { QueryColumn($0, binder) }, binder)
  }

  init(_ columns: [QueryColumn], _ binder: RecordBinder) {
    self.columns = columns
    (reading, base) = (binder.reading(.emptyObject), binder)
    var tree = PathTree()
    nodes = columns.map { column in column.row.valuePath.flatMap { tree.insert($0) } }
    self.tree = tree
    mayHaveResults = columns.contains { $0.mayShowResult || $0.row.isItemKey }
    indicesOfRows = columns.map { column in
      column.mayShowResult ? binder.plan.index(ofRow: column.state.row.identifier) : nil
    }
    finds = [PathFind](repeating: .missing, count: tree.count)
  }

  /// Reads the record at an index of a scope.
  mutating func read(_ record: JSONSlice, at index: Int, of scope: QueryScope) {
    read(scope.reading(record, at: index, by: base))
  }

  /// Reads the record whose values are requested next.
  mutating func read(_ reading: RecordReading) {
    self.reading = reading
    bytes = reading.record.buffer.bytes
    if tree.count > 1 {
      let scan = PathScan(reading.record, along: tree, reusing: finds)
      finds = scan.finds
    }
    if mayHaveResults { results = columns.indices.map { result(of: $0) } }
  }

  /// The result of a column's formula if the record has no value.
  private func result(of index: Int) -> JSONSlice? {
    if columns[index].row.isItemKey { return reading.key }
    guard let row = indicesOfRows[index], range(of: index) == nil else { return nil }
    if nodes[index] != nil {
      guard case .missing = reading.content(of: columns[index].row) else { return nil }
    }
    return reading.resultNotStored(ofRowAt: row)
  }

  private func knownResult(of index: Int) -> JSONSlice? {
    mayHaveResults ? results[index] : nil
  }

  /// The range of a value in the record's buffer; nil if there is none.
  func range(of column: Int) -> Range<Int>? {
    guard let node = nodes[column] else { return nil }
    guard tree.count > 1 else { return reading.record.range }
    switch finds[node] {
    case .found(let start, let end): return start..<end
    case .missing: return nil
    case .unusual:
      guard let path = columns[column].row.valuePath,
        case .found(let slice) = reading.record.lookup(path.steps)
      else { return nil }
      return slice.range
    }
  }

  /// The record's value in a column; the bytes are valid until the next `read`.
  func value(of index: Int) -> ColumnValue {
    let column = columns[index]
    guard !column.isTemplate else { return templateText(of: column) }
    guard let range = range(of: index) else { return resultValue(of: index) }
    let value = UnsafeRawBufferPointer(rebasing: bytes[range])
    if column.isSecret { return slice(range).isEmptyValue ? .nothing : .secret }
    if column.hasChoices, let choice = column.rules.choices?.index(of: slice(range)) {
      return .choice(choice)
    }
    if column.hasSeveralChoices, value[0] == UInt8(ascii: "[") {
      return chosen(in: slice(range), of: column)
    }
    if column.showsOwnChoices, let text = shownText(of: index) { return .shown(text) }
    if column.hasSides, let side = column.rules.switchValues?.index(of: slice(range)) {
      return .bool(side == 0)
    }
    if column.holdsSecrets, value[0] != UInt8(ascii: "n") { return .secret }
    return Self.scalar(value, in: column) ?? .container(slice(range))
  }

  /// The shown titles of a list of choices.
  private func chosen(in list: JSONSlice, of column: QueryColumn) -> ColumnValue {
    list.isEmptyContainer
      ? .nothing : .shown(reading.binder.shown(list, in: state(of: column)).text)
  }

  /// True if `accepts` returns true for the title or the value of a choice in the record's list of choices.
  func hasChosen(_ index: Int, where accepts: (String) -> Bool) -> Bool {
    guard let list = range(of: index).map({ slice($0) }), list.kind == .array else { return false }
    let state = state(of: columns[index])
    return list.elements.contains { element in
      state.choiceTitle(of: element).map(accepts) == true || accepts(element.value.plainText)
    }
  }

  /// The state of a column's row for the record, as far as its choices depend on it.
  private func state(of column: QueryColumn) -> RowState {
    column.showsOwnChoices ? reading.state(of: column.row) : column.state
  }

  /// The value of a column that is computed if the record has none.
  private func resultValue(of index: Int) -> ColumnValue {
    let column = columns[index]
    guard let slice = knownResult(of: index), !slice.isEmptyValue else { return .nothing }
    if column.isSecret { return .secret }
    if column.hasChoices, let choice = column.rules.choices?.index(of: slice) {
      return .choice(choice)
    }
    if column.hasSides, let side = column.rules.switchValues?.index(of: slice) {
      return .bool(side == 0)
    }
    // `results` keeps the bytes.
    let value = UnsafeRawBufferPointer(rebasing: slice.buffer.bytes[slice.range])
    return Self.scalar(value, in: column) ?? .container(slice)
  }

  /// A value by its first byte; nil for a list or an object.
  @inline(__always)
  private static func scalar(
    _ value: UnsafeRawBufferPointer, in column: QueryColumn
  ) -> ColumnValue? {
    switch value[0] {
    case UInt8(ascii: "\""):
      guard value.count > 2 else { return .nothing }
      let content = UnsafeRawBufferPointer(rebasing: value[1..<value.count - 1])
      if let dates = column.dates {
        return date(of: content, dates).map { .date($0) } ?? .text(content)
      }
      if column.storedKind == .date, let date = DateText(utf8: content) { return .date(date) }
      return .text(content)
    case UInt8(ascii: "n"): return .nothing
    case UInt8(ascii: "t"): return .bool(true)
    case UInt8(ascii: "f"): return .bool(false)
    case UInt8(ascii: "{"), UInt8(ascii: "["): return nil
    default:
      if let date = column.dates?.date(of: value, isNumber: true) { return .date(date) }
      return .number(value)
    }
  }

  /// The date in a string's contents.
  private static func date(of content: UnsafeRawBufferPointer, _ dates: RowDates) -> DateText? {
    guard ByteSearch.contains(content, UInt8(ascii: "\\")) else {
      return dates.date(of: content, isNumber: false)
    }
    var text = JSONSkip.text(ofString: content)
    return text.withUTF8 { dates.date(of: UnsafeRawBufferPointer($0), isNumber: false) }
  }

  private func slice(_ range: Range<Int>) -> JSONSlice {
    JSONSlice(buffer: reading.record.buffer, range: range)
  }

  private func templateText(of column: QueryColumn) -> ColumnValue {
    let text =
      column.row.displayValue.map { reading.text(of: $0, for: column.row) }
      ?? column.row.literal ?? ""
    return text.isEmpty ? .nothing : .shown(text)
  }

  /// The text that the row shows on the screen; nil for placeholders, defaults that no formula computes, and secrets.
  func shownText(of index: Int) -> String? {
    let state = state(of: columns[index])
    let content = reading.content(of: state.row)
    let display = reading.display(of: state, content).value
    switch display.role {
    case .value, .foreign: return display.text
    case .defaultValue where knownResult(of: index) != nil: return display.text
    case .defaultValue, .placeholder, .empty, .secure: return nil
    }
  }

  /// The record's value in a column, or the computed one if it has none.
  func storedValue(of index: Int) -> JSONSlice? {
    range(of: index).map { slice($0) } ?? knownResult(of: index)
  }

  /// The stored form of a value: a text's characters, else its JSON text.
  func storedText(of index: Int) -> String? {
    range(of: index).map { slice($0) }.map { $0.kind == .string ? $0.stringValue : $0.text }
  }

  /// The text for sorting: the column's text, else the shown one.
  func comparedText(of index: Int) -> String {
    switch value(of: index) {
    case .text(let content): JSONSkip.text(ofString: content)
    case .shown(let text): text
    case .choice(let choice): columns[index].titles[choice]
    case .nothing, .number, .date, .bool, .container, .secret: shownText(of: index) ?? ""
    }
  }

  /// Appends the folded text that the row shows, equal to folding `shownText`; false if nothing is shown.
  func appendFolded(of index: Int, to target: inout [UInt8]) -> Bool {
    let column = columns[index]
    guard !column.isSecret else { return false }
    guard !column.showsTemplate, !column.isTemplate, !column.showsOwnChoices else {
      guard let text = shownText(of: index) else { return false }
      target += FoldTable.folded(text)
      return true
    }
    guard let range = range(of: index) else {
      guard knownResult(of: index) != nil, let text = shownText(of: index) else { return false }
      target += FoldTable.folded(text)
      return true
    }
    let value = UnsafeRawBufferPointer(rebasing: bytes[range])
    if column.hasChoices, let choice = column.rules.choices?.index(of: slice(range)) {
      target += column.foldedTitles[choice]
      return true
    }
    if column.hasSeveralChoices, value[0] == UInt8(ascii: "[") {
      guard case .shown(let text) = chosen(in: slice(range), of: column) else { return false }
      target += FoldTable.folded(text)
      return true
    }
    guard !column.hasSides, !column.formatsValues || value[0] == UInt8(ascii: "n") else {
      return appendShown(range, column, to: &target)
    }
    // In the place of an object with a secret in it.
    if column.holdsSecrets, !"{[n".utf8.contains(value[0]) { return false }
    switch value[0] {
    case UInt8(ascii: "\""):
      guard value.count > 2 else { return false }
      guard column.takesText else { return appendShown(range, column, to: &target) }
      let content = UnsafeRawBufferPointer(rebasing: value[1..<value.count - 1])
      Self.appendFolded(content: content, &target)
      return true
    case UInt8(ascii: "n"): return false
    case UInt8(ascii: "t"), UInt8(ascii: "f"):
      if column.storedKind == .bool {
        target += column.foldedSides[value[0] == UInt8(ascii: "t") ? 0 : 1]
        return true
      }
      FoldTable.append(value, to: &target)
      return true
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      target += FoldTable.folded(reading.binder.preview(slice(range), at: column.row.valuePath))
      return true
    default:
      guard column.takesNumbers, let numbers = column.numbers else {
        // Foreign numbers too are shown as they are written.
        FoldTable.append(value, to: &target)
        return true
      }
      return numbers.append(value, to: &target) || appendShown(range, column, to: &target)
    }
  }

  /// The slow path for rare cases, through the text itself.
  private func appendShown(
    _ range: Range<Int>, _ column: QueryColumn, to target: inout [UInt8]
  ) -> Bool {
    let slice = slice(range)
    if slice.isEmptyValue, column.rules.switchValues?.index(of: slice) == nil { return false }
    target += FoldTable.folded(reading.binder.shown(slice, in: column.state).text)
    return true
  }

  /// Appends the characters of a string's contents.
  static func append(content: UnsafeRawBufferPointer, _ target: inout [UInt8]) {
    guard ByteSearch.contains(content, UInt8(ascii: "\\")) else {
      return target.append(contentsOf: content)
    }
    target += JSONSkip.text(ofString: content).utf8
  }

  /// Appends the folded characters of a string's contents.
  static func appendFolded(content: UnsafeRawBufferPointer, _ target: inout [UInt8]) {
    guard ByteSearch.contains(content, UInt8(ascii: "\\")) else {
      return FoldTable.append(content, to: &target)
    }
    target += FoldTable.folded(JSONSkip.text(ofString: content))
  }
}
