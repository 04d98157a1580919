import Forms
import JSONText
import Rules
import Values

/// A row as a column that is sorted, filtered or summed up: what is prepared once for a query.
///
/// Immutable, and a class so that handing it on counts one reference instead of copying all of it.
final class QueryColumn: Sendable {
  /// What the row is for every record.
  let state: RowState
  let type: ValueType
  let isSecret: Bool
  /// Whether there is a secret inside of the column's lists and objects.
  let holdsSecrets: Bool
  /// Whether the rules list choices, or a switch's values.
  let hasChoices: Bool
  let hasSides: Bool
  /// Whether its values are lists of choices, which go by their titles.
  let hasSeveralChoices: Bool
  /// Whether something is shown before or after its values.
  let hasAffixes: Bool
  /// Whether a text, or a number, is of the row's own type.
  let takesText: Bool
  /// How its dates are stored and shown; nil: as ISO 8601.
  let dates: RowDates?
  /// Whether what it shows is made value by value, and not on bytes: dates, percentages.
  let formatsValues: Bool
  let takesNumbers: Bool
  /// How it shows numbers; nil: as the record writes them.
  let numbers: NumberBytes?
  /// Whether it shows a text made of the record's values, and has no value of its own.
  let isTemplate: Bool
  /// Whether it shows its formula's result, which the record does not have.
  let isComputed: Bool
  /// Whether it shows a formula's result where the record has nothing.
  let mayShowResult: Bool
  /// Whether what it shows can only be found by filling a template, or by computing it.
  let showsTemplate: Bool
  /// Whether what it shows is how many elements there are, or the like: a number.
  let showsCount: Bool
  /// Whether each record has choices of its own, whose titles only it knows.
  let showsOwnChoices: Bool
  /// The choices' titles.
  let titles: [String]
  /// The titles folded.
  let foldedTitles: [[UInt8]]
  /// What a switch shows that is on, and off.
  let sideTitles: [String]
  /// The same folded.
  let foldedSides: [[UInt8]]

  init(_ row: ConfigRow, _ binder: RecordBinder) {
    state = binder.state(of: row)
    let (rules, disclosure) = (state.rules, state.disclosure)
    type = row.valueType
    isSecret = disclosure.isSecret
    holdsSecrets = disclosure == .withoutSecrets
    hasChoices = rules.choices != nil
    hasSides = rules.switchValues != nil
    hasSeveralChoices = row.hasSeveralChoices
    hasAffixes = !row.prefix.isEmpty || !row.suffix.isEmpty
    dates = state.dates
    formatsValues = dates != nil || row.shownPower != 0
    takesText = [.string, .date, .any].contains(row.valueType) && dates == nil
    takesNumbers = [.number, .integer, .any].contains(row.valueType)
    isComputed = row.valuePath == nil && row.hasFormulas
    isTemplate = row.valuePath == nil && !isComputed
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
    if let format = binder.numberFormat(of: row) {
      return NumberBytes(format, isRounded: row.roundedFractionDigits != nil)
    }
    let shape = binder.shape(of: row)
    guard row.storesNumber, shape.decimalSeparator != "." else { return nil }
    return NumberBytes(
      NumberFormat(shape: shape, minimumFractionDigits: 0), isAsWritten: true)
  }
}

/// The titles of choices, which all columns and threads share.
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

/// What kinds of value sort and compare among themselves.
enum ValueKind: Int, CaseIterable {
  case number, date, text, bool, container
}

extension QueryColumn {
  /// The kind of value that the row takes; nil where it takes several.
  var kind: ValueKind? {
    if isTemplate || row.offersChoices { return .text }
    if rules.switchValues != nil { return .bool }
    return storedKind
  }

  /// The kind of value that a record stores for the row; nil where it may be several.
  private var storedKind: ValueKind? {
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

extension QueryColumn {
  /// Whether a value is of another type than the row takes. Choices go by their titles, but what is not among them may well
  /// be of the type that is stored.
  func isForeign(_ value: ColumnValue) -> Bool {
    switch value {
    case .number, .date, .text, .bool, .container:
      (row.offersChoices ? storedKind : kind).map { $0 != value.kind } ?? false
    case .choice, .shown: kind.map { $0 != value.kind } ?? false
    case .nothing, .secret: false
    }
  }

  /// Whether a value counts among the minimum and maximum.
  func compares(_ value: ColumnValue) -> Bool {
    !isForeign(value) && (kind == nil || kind == value.kind)
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

extension ConfigRow {
  /// Whether its template is one token, `{hosts|count}`.
  var showsCount: Bool {
    guard let parts = displayValue?.parts, parts.count == 1, case .token(let token) = parts[0]
    else {
      return false
    }
    return token.formats == [.count]
  }
}
