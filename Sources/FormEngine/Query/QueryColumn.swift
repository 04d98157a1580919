import JSONText

/// A row as a column that is sorted, filtered or summed up: what is prepared once for a query.
struct QueryColumn: Sendable {
  let row: ConfigRow
  let rules: RowRules
  /// How it writes numbers; nil: as the record does.
  let numbers: NumberBytes?
  /// The choices' titles.
  let titles: [String]
  /// The titles folded.
  let foldedTitles: [[UInt8]]

  init(_ row: ConfigRow, _ binder: RecordBinder) {
    self.row = row
    rules = binder.rules(of: row)
    numbers = binder.numberFormat(of: row).map { NumberBytes($0) }
    titles = row.choices.map(\.title)
    foldedTitles = titles.map { FoldTable.folded($0) }
  }

  /// Whether it shows a text made of the record's values, and has no value of its own.
  var isTemplate: Bool { row.valuePath == nil }

  /// Whether what it shows can only be found by filling a template.
  var showsTemplate: Bool { row.displayValue != nil }

  /// Whether it may hold several types, none of them foreign.
  var isOpen: Bool { row.valueType == .any && row.choices.isEmpty }
}

/// What kinds of value sort and compare among themselves.
enum ValueKind: Int, CaseIterable {
  case number, date, text, bool, container
}

extension QueryColumn {
  /// The kind of value that the row takes; nil where it takes several.
  var kind: ValueKind? {
    if isTemplate || !row.choices.isEmpty { return .text }
    if rules.switchValues != nil { return .bool }
    switch row.valueType {
    case .number, .integer: return .number
    case .date: return .date
    case .string: return .text
    case .bool: return .bool
    case .array, .object: return .container
    case .any: return nil
    }
  }
}

/// What a record holds in a column.
enum ColumnValue {
  /// Missing, null, an empty text, or out of the path's reach.
  case nothing
  case number(UnsafeRawBufferPointer)
  case date(DateText)
  /// A string's inside, escapes not read.
  case text(UnsafeRawBufferPointer)
  /// What a template shows.
  case shown(String)
  case bool(Bool)
  /// The place of a choice.
  case choice(Int)
  case container(JSONSlice)
  case secret

  /// Nil for what does not sort at all.
  var kind: ValueKind? {
    switch self {
    case .nothing: nil
    case .number: .number
    case .date: .date
    case .text, .shown, .choice: .text
    case .bool, .secret: .bool
    case .container: .container
    }
  }
}
