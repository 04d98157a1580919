import Forms
import JSONText
import Rules
import Values

/// A row as a column that is sorted, filtered or summed up: prepared once for a query.
///
/// Immutable, and a class so that passing it on counts one reference instead of copying it.
final class QueryColumn: Sendable {
  let state: RowState
  /// The kind of the row's values; nil for several.
  let kind: ValueKind?
  /// The kind of its stored values, where there are choices, too; nil for several.
  let storedKind: ValueKind?
  let isSecret: Bool
  /// True for a secret inside the column's lists and objects.
  let holdsSecrets: Bool
  let hasChoices: Bool
  let hasSides: Bool
  /// True if its values are lists of choices, which are compared by title.
  let hasSeveralChoices: Bool
  let hasAffixes: Bool
  /// True if a text is of the row's own type; `takesNumbers` says so of a number.
  let takesText: Bool
  /// Storage and notation of dates; nil for ISO 8601.
  let dates: RowDates?
  /// True for formats that need each value, not bytes: dates, percentages.
  let formatsValues: Bool
  let takesNumbers: Bool
  /// Number format; nil if numbers are shown as the record writes them.
  let numbers: NumberBytes?
  /// True if it shows a template of the record's values, and has no value of its own.
  let isTemplate: Bool
  /// True if it shows its formula's result, which the record lacks.
  let isComputed: Bool
  /// True if it shows a formula's result for a missing value.
  let mayShowResult: Bool
  /// True if its shown text requires filling a template, or computing a formula.
  let showsTemplate: Bool
  /// True if it shows a count of elements or the like: a number.
  let showsCount: Bool
  /// True if each record has different choices, with titles known only to it.
  let showsOwnChoices: Bool
  let titles: [String]
  let foldedTitles: [[UInt8]]
  let sideTitles: [String]
  let foldedSides: [[UInt8]]

  init(_ row: ConfigRow, _ binder: RecordBinder) {
    state = binder.state(of: row)
    let (rules, disclosure) = (state.rules, state.disclosure)
    storedKind = state.format.order
    isSecret = disclosure.isSecret
    holdsSecrets = disclosure == .withoutSecrets
    hasChoices = rules.choices != nil
    hasSides = rules.switchValues != nil
    hasSeveralChoices = row.hasSeveralChoices
    hasAffixes = !row.prefix.isEmpty || !row.suffix.isEmpty
    dates = state.dates
    formatsValues = dates != nil || row.shownPower != 0
    takesText = rules.kinds.contains(.texts) && dates == nil
    takesNumbers = rules.kinds.contains(.numbers)
    isComputed = row.valuePath == nil && row.hasFormulas
    isTemplate = row.valuePath == nil && !isComputed
    kind = isTemplate || row.offersChoices ? .text : storedKind
    mayShowResult = row.hasFormulas && !isTemplate
    showsTemplate = row.displayValue != nil || isComputed
    showsCount = row.showsCount
    numbers = Self.numbers(row, binder)
    showsOwnChoices = state.row.choiceSettings.path != nil
    let choices = state.row.choices.isEmpty ? nil : state.row.choiceTable.facet(ColumnTitles.self)
    titles = choices?.titles ?? []
    foldedTitles = choices?.folded ?? []
    sideTitles = [true, false].map { row.switchTitle(isOn: $0, in: binder.texts) }
    foldedSides = sideTitles.map { FoldTable.folded($0) }
  }

  private static func numbers(_ row: ConfigRow, _ binder: RecordBinder) -> NumberBytes? {
    if let format = binder.prepared.numbers.format(of: row) {
      return NumberBytes(format, isRounded: row.roundedFractionDigits != nil)
    }
    let shape = binder.prepared.numbers.shape(of: row)
    guard binder.state(of: row).format.order == .number, shape.decimalSeparator != "." else {
      return nil
    }
    return NumberBytes(
      NumberFormat(shape: shape, minimumFractionDigits: 0), isAsWritten: true)
  }
}

/// The titles of choices, shared by all columns and threads.
private struct ColumnTitles: ChoiceFacet {
  let titles: [String]
  let folded: [[UInt8]]

  init(of choices: [Choice]) {
    titles = choices.map(\.title)
    folded = titles.map { FoldTable.folded($0) }
  }
}

extension QueryColumn {
  var row: ConfigRow { state.row }
  var rules: RowRules { state.rules }
}

extension QueryColumn {
  /// True if a value has another type than the row's. Choices are compared by title, but a value that is not among
  /// them may have the stored type.
  func isForeign(_ value: ColumnValue) -> Bool {
    switch value {
    case .number, .date, .text, .bool, .container:
      (kind == .text ? storedKind : kind).map { $0 != value.kind } ?? false
    case .choice, .shown: kind.map { $0 != value.kind } ?? false
    case .nothing, .secret: false
    }
  }

  /// True if a value counts for the minimum and maximum.
  func compares(_ value: ColumnValue) -> Bool {
    !isForeign(value) && (kind == nil || kind == value.kind)
  }
}

enum ColumnValue {
  /// Missing, null, an empty text, or an invalid path.
  case nothing
  case number(UnsafeRawBufferPointer)
  case date(DateText)
  /// A string's contents, with escapes.
  case text(UnsafeRawBufferPointer)
  /// The text of a template.
  case shown(String)
  case bool(Bool)
  case choice(Int)
  case container(JSONSlice)
  case secret

  /// Kind of value for sorting; nil for a value that is not sorted.
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

extension ConfigRow {
  /// True if its template is one token, `{hosts|count}`.
  var showsCount: Bool {
    guard let parts = displayValue?.parts, parts.count == 1, case .token(let token) = parts[0]
    else {
      return false
    }
    return token.formats == [.count]
  }
}
