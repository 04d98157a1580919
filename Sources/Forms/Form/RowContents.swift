import Expressions
import JSONText
import Patterns
import SourceText
import Texts
import Values

/// The settings of a row, which its keys fill: its label, where its value lives, how it looks, how it is edited, what
/// is allowed.
package struct RowContents: Equatable, Sendable {
  // Identity and position.
  /// The row's name on the command line, in columns and in templates.
  package var identifier: String
  package var key: String
  /// Path of the value in a record; nil for a row that shows a text.
  package var valuePath: ValuePath?
  /// Template of the shown text, if it differs from the value.
  @Rare package var displayValue: Template?
  /// Literal text of a row with neither path nor template.
  @Rare package var literal: String?
  package var section = ""
  /// Position among the rows of the section; rows with the same number are in file order.
  package var sortOrder = 0
  /// Number of the row in the file, from 1, and its position there, for messages.
  package var ordinal = 1
  package var position = SourcePosition(line: 1, column: 1)
  /// File that contains the row; nil for the file of the opened form.
  @Rare package var file: String?

  // Look.
  package var colors = RowColors()
  package var alignment = TextAlignment.natural
  /// Height in a form; a table's rows are one line.
  package var height: RowHeight = .lines(1)
  /// Number of lines that a height of `auto` grows to; nil for the default.
  @Rare package var maximumHeight: Int?
  /// Number of lines of the value shown within the height; nil for as many as fit.
  @Rare package var numberOfLines: Int?
  package var prefix = ""
  package var suffix = ""
  @Rare package var subtitle: Subtitle?
  @Rare package var placeholder: String?
  @Rare package var footerText: String?
  /// Text that only `?` shows.
  @Rare package var help: String?
  /// Label in line prompts; nil for the row's label.
  @Rare package var accessibilityLabel: String?
  /// Explanation in line prompts; nil for the footer text.
  @Rare package var accessibilityHint: String?
  package var showsInTable = true
  /// Width in columns of the terminal; nil for the width of the visible contents.
  @Rare package var columnWidth: Int?

  // Cell and type.
  /// Kind of cell: given, derived from the row's keys, or inferred from the first records;
  /// empty for the cell of all rows that no kind claims.
  package var cellIdentifier = ""
  package var cellTraits: CellTraits = []
  /// True if the form leaves the kind open, so that the first records may determine it
  /// (`Form.inferringKinds`).
  package var infersKind = false
  /// True if neither a type nor a default value is given, so that an edit keeps the type of
  /// the existing value.
  package var keepsTypes = false
  /// Type of the values in the first records, if the row accepts any; typed text is
  /// converted to it, too.
  package var usualType: ValueType?
  package var givenTrimsWhitespace: Bool?
  package var capitalization = Capitalization.none
  package var valueType = ValueType.string
  package var keyboardType = KeyboardType.default
  @Rare package var inputMask: InputMask?
  package var storesMask = false
  package var isSecure = false
  package var readOnly = false
  /// The reason why the records' source refuses edits, whatever the form sets.
  @Rare package var sourceRefusal: Sentence?
  /// True if null before the end of the path is an object or a list that does not exist yet.
  package var beginsObjects = true
  /// Prefix of texts that only refer to a list or an object elsewhere; nil if there are none.
  @Rare package var referenceMark: String?
  /// Value shown if a record has none, and written into new records.
  @Rare package var defaultValue: JSONValue?
  package var emptyValue = EmptyValue.auto
  /// Choices of the row; rows with the same choices share them.
  package var choiceTable = ChoiceTable.empty
  package var choiceSettings = ChoiceSettings.plain
  package var trueValue = JSONValue.bool(true)
  package var falseValue = JSONValue.bool(false)
  /// True if the values of the switch are texts in the form that may be numbers or Booleans in
  /// the records, since no type is given.
  package var adoptsTypeOfSwitch = false
  @Rare package var trueTitle: String?
  @Rare package var falseTitle: String?
  /// Code of the currency; `""` for grouping without a symbol, nil for the locale's currency.
  @Rare package var currencyCode: String?
  @Rare package var minimumFractionDigits: Int?
  /// Maximum number of fraction digits: more break a rule, or are rounded in the result of a
  /// formula.
  @Rare package var maximumFractionDigits: Int?
  package var givenNumberStyle: NumberStyle?
  package var givenGrouping: Bool?
  /// Locale of numbers and dates; nil for the environment's.
  @Rare package var locale: String?
  /// Notation of limits in messages; nil until a binder sets it.
  @Rare package var limitNotation: LimitNotation?
  /// Settings of dates; nil for ISO 8601.
  @Rare package var dates: DateSettings?

  package var conditions: [RowCondition] = []
  package var predicateRules: [PredicateRule] = []
  package var whenHidden = WhenHidden.keep
  @Rare package var formula: RowFormula?
  /// Formula of the value shown if a record has none, and written into new records.
  @Rare package var defaultFormula: Expression?
  @Rare package var minimumFormula: Expression?
  @Rare package var maximumFormula: Expression?
  package var colorRules: [ColorRule] = []

  @Rare package var child: ChildForm?
  /// The shapes that the value may have; nil for a row with one.
  @Rare package var variants: RowVariants?
  /// Title of the variant that the row is; nil for a row of its own.
  @Rare package var variantTitle: String?
  @Rare var list: ListSettings?
  @Rare package var action: RowAction?
  /// Identifiers of the rows that are edited in place of this one.
  package var parts: [String] = []
  /// Relation to the row that this one is part of; nil for an independent row.
  @Rare package var part: RowPart?

  // What is allowed.
  package var required = false
  /// Demands that rules find by their keys.
  var rules = RuleSettings()
  /// The pattern that the whole value must match.
  @Rare package var regex: RowPattern?
  package var isUnique = false
  /// Messages that replace formview's own about broken rules, by the name of the rule.
  package var errorMessages: [String: String] = [:]

  /// A row of texts with no further demands.
  init(identifier: String, key: String, valuePath: ValuePath? = nil) {
    self.identifier = identifier
    self.key = key
    self.valuePath = valuePath
  }
}

/// The height of a row, in lines.
package enum RowHeight: Hashable, Sendable {
  case lines(Int)
  case automatic
}

/// An inclusive limit.
package enum Bound: Hashable, Sendable {
  case number(DecimalText)
  /// An ISO 8601 date, `2026-11-21`, with or without a time.
  case date(String)
}

/// The value that clearing a row writes.
package enum EmptyValue: String, CaseIterable, Sendable { case auto, emptyString, null, remove }

/// Words of `textStyle`.
package struct TextStyle: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  package static let bold = TextStyle(rawValue: 1)
  package static let italic = TextStyle(rawValue: 2)
  package static let underline = TextStyle(rawValue: 4)
  package static let dim = TextStyle(rawValue: 8)
  package static let reverse = TextStyle(rawValue: 16)
}
