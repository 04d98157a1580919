import JSONText
import SourceText

/// Reads some columns of record after record, one pass over each. Used from one thread.
struct ColumnReader {
  let columns: [QueryColumn]
  let binder: RecordBinder
  private let tree: PathTree
  private let nodes: [Int?]
  private var finds: [PathFind]
  private var record = JSONSlice.emptyObject

  init(_ rows: [ConfigRow], form: Form, locale: FormLocale) {
    let binder = RecordBinder(form: form, locale: locale)
    self.init(rows.map { QueryColumn($0, binder) }, binder)
  }

  init(_ columns: [QueryColumn], _ binder: RecordBinder) {
    self.columns = columns
    self.binder = binder
    var tree = PathTree()
    nodes = columns.map { column in column.row.valuePath.map { tree.insert($0) } }
    self.tree = tree
    finds = [PathFind](repeating: .missing, count: tree.nodes.count)
  }

  /// Takes the record whose values are asked for next.
  mutating func read(_ record: JSONSlice) {
    self.record = record
    guard tree.nodes.count > 1 else { return }
    let scan = PathScan(record, along: tree, reusing: finds)
    finds = scan.finds
  }

  /// The value's place in the record's buffer; nil where there is none.
  func place(of column: Int) -> Range<Int>? {
    guard let node = nodes[column] else { return nil }
    guard tree.nodes.count > 1 else { return record.range }
    switch finds[node] {
    case .found(let start, let end): return start..<end
    case .missing: return nil
    case .unusual:
      guard let path = columns[column].row.valuePath,
        case .found(let slice) = record.lookup(path.steps)
      else { return nil }
      return slice.range
    }
  }

  /// What the record holds in a column; the bytes are good until the next `read`.
  func value(of index: Int) -> ColumnValue {
    let column = columns[index]
    guard !column.isTemplate else { return templateText(of: column) }
    guard let place = place(of: index) else { return .nothing }
    let slice = JSONSlice(buffer: record.buffer, range: place)
    if column.row.isSecure { return slice.isEmptyValue ? .nothing : .secret }
    if let choice = column.rules.choices?.index(of: slice) { return .choice(choice) }
    if let side = column.rules.switchValues?.index(of: slice) { return .bool(side == 0) }
    let bytes = slice.bytes
    switch bytes[0] {
    case UInt8(ascii: "\""):
      guard bytes.count > 2 else { return .nothing }
      let content = UnsafeRawBufferPointer(rebasing: bytes[1..<bytes.count - 1])
      if column.row.valueType == .date, let date = DateText(utf8: content) { return .date(date) }
      return .text(content)
    case UInt8(ascii: "n"): return .nothing
    case UInt8(ascii: "t"): return .bool(true)
    case UInt8(ascii: "f"): return .bool(false)
    case UInt8(ascii: "{"), UInt8(ascii: "["): return .container(slice)
    default: return .number(bytes)
    }
  }

  private func templateText(of column: QueryColumn) -> ColumnValue {
    let text =
      column.row.displayValue.map { binder.text(of: $0, in: record) }
      ?? column.row.literal ?? ""
    return text.isEmpty ? .nothing : .shown(text)
  }

  /// What the row shows of the record, as the screen has it; nil for placeholders, defaults and secrets.
  func shownText(of index: Int) -> String? {
    let row = columns[index].row
    let content = binder.content(of: row, in: record)
    let display = binder.display(of: row, content, in: record)
    return display.role == .value || display.role == .foreign ? display.text : nil
  }

  /// Appends the folded text that the row shows, the same as folding `shownText`; false if nothing is shown.
  func appendFolded(of index: Int, to target: inout [UInt8]) -> Bool {
    let column = columns[index]
    guard !column.showsTemplate, !column.isTemplate, let place = place(of: index) else {
      guard column.showsTemplate || column.isTemplate, !column.row.isSecure,
        let text = shownText(of: index)
      else { return false }
      target += FoldTable.folded(text)
      return true
    }
    let slice = JSONSlice(buffer: record.buffer, range: place)
    let bytes = slice.bytes
    guard !column.row.isSecure else { return false }
    if let choice = column.rules.choices?.index(of: slice) {
      target += column.foldedTitles[choice]
      return true
    }
    guard column.rules.switchValues == nil else { return appendShown(of: index, to: &target) }
    switch (bytes[0], column.row.valueType) {
    case (UInt8(ascii: "\""), .string), (UInt8(ascii: "\""), .date), (UInt8(ascii: "\""), .any):
      guard bytes.count > 2 else { return false }
      Self.appendFolded(
        content: UnsafeRawBufferPointer(rebasing: bytes[1..<bytes.count - 1]), &target)
      return true
    case (UInt8(ascii: "n"), _): return false
    case (UInt8(ascii: "t"), .bool), (UInt8(ascii: "t"), .any):
      target += "yes".utf8
      return true
    case (UInt8(ascii: "f"), .bool), (UInt8(ascii: "f"), .any):
      target += "no".utf8
      return true
    case (UInt8(ascii: "0")...UInt8(ascii: "9"), .number),
      (UInt8(ascii: "0")...UInt8(ascii: "9"), .integer), (UInt8(ascii: "-"), .number),
      (UInt8(ascii: "-"), .integer), (UInt8(ascii: "0")...UInt8(ascii: "9"), .any),
      (UInt8(ascii: "-"), .any):
      guard let numbers = column.numbers else {
        FoldTable.append(bytes, to: &target)
        return true
      }
      return numbers.append(bytes, to: &target) || appendShown(of: index, to: &target)
    default: return appendShown(of: index, to: &target)
    }
  }

  private func appendShown(of index: Int, to target: inout [UInt8]) -> Bool {
    guard let text = shownText(of: index) else { return false }
    target += FoldTable.folded(text)
    return true
  }

  /// Appends the characters of a string's inside.
  static func append(content: UnsafeRawBufferPointer, _ target: inout [UInt8]) {
    guard content.contains(UInt8(ascii: "\\")) else { return target.append(contentsOf: content) }
    target += JSONSkip.text(ofString: content).utf8
  }

  /// Appends the folded characters of a string's inside.
  static func appendFolded(content: UnsafeRawBufferPointer, _ target: inout [UInt8]) {
    guard content.contains(UInt8(ascii: "\\")) else {
      return FoldTable.append(content, to: &target)
    }
    target += FoldTable.folded(JSONSkip.text(ofString: content))
  }
}
