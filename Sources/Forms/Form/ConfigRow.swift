import Expressions
import JSONText
import Patterns
import SourceText
import Texts
import Values

/// One row of a form: its label, where its value lives, how it looks, how it is edited, what is allowed.
package struct ConfigRow: Equatable, Sendable {
  // Identity and place.
  /// The row's name on the command line, in columns and in templates.
  package var identifier: String
  package var key: String
  /// Where a record has the value; nil for a row that shows a text.
  package var valuePath: ValuePath?
  /// What is shown when it differs from the value.
  package var displayValue: Template?
  /// Literal text of a row with neither path nor template.
  @Rare package var literal: String?
  /// The identifier of its section; empty where the row names none.
  package var section: String
  /// Rows of a section come in this order; of equal ones the first in the file comes first.
  package var sortOrder: Int
  /// The row's number in the file, from 1, and where it is: for messages.
  package var ordinal: Int
  package var position: SourcePosition
  /// The file that it is written in; nil for the file of the form that is opened.
  package var file: String?

  // Look.
  package var colors = RowColors()
  /// Of the value.
  package var alignment = TextAlignment.natural
  /// In a form; a table's rows are one line.
  package var height: RowHeight
  /// How many lines a height of `auto` grows to; nil: the form's own limit.
  package var maximumHeight: Int?
  /// How many lines of the value are shown within the height; nil: as many as there is room for.
  package var numberOfLines: Int?
  /// Before the value as it is shown.
  package var prefix = ""
  /// Behind the value as it is shown.
  package var suffix = ""
  /// Below the value.
  @Rare package var subtitle: Subtitle?
  /// Shown where there is no value.
  package var placeholder: String?
  /// Shown below the row, and in its help.
  @Rare package var footerText: String?
  /// Shown by `?` only.
  @Rare package var help: String?
  /// What it is called where it is asked for on a line; nil: its label.
  @Rare package var accessibilityLabel: String?
  /// Its explanation there; nil: its hint.
  @Rare package var accessibilityHint: String?
  /// Whether it is a column, unless the form lists its columns.
  package var showsInTable: Bool
  /// Nil: as wide as what is in sight.
  package var columnWidth: Int?

  // Cell and type.
  /// The cell kind: given, derived from the row's keys, or inferred from the first records; empty for the one of all
  /// rows that no kind claims.
  package var cellIdentifier: String
  package var cellTraits: CellTraits
  /// Whether nothing in the form settles the kind, so that the first records may (`Form.inferringKinds`).
  package var infersKind: Bool
  /// Whether nobody has given a type or a default value, so that an edit keeps the type of the value that is there.
  package var keepsTypes = false
  /// The type of the values that the first records have, where the row takes any: what is typed becomes one, too.
  package var usualType: ValueType?
  /// Whether white space around typed text is cut; nil: by its cell.
  package var givenTrimsWhitespace: Bool?
  package var capitalization = Capitalization.none
  /// What its values must be, and what typed text becomes.
  package var valueType: ValueType
  package var keyboardType: KeyboardType
  /// How its text is typed; nil: as it comes.
  @Rare package var inputMask: InputMask?
  package var storesMask = false
  package var isSecure: Bool
  /// Whether the form forbids to edit it.
  package var readOnly: Bool
  /// Why the records' source refuses to edit it, whatever the form sets.
  @Rare package var sourceRefusal: Sentence?
  /// Whether null in front of its path's end is an object or a list that is not there yet.
  package var beginsObjects = true
  /// What a text begins with that only refers to a list or an object elsewhere; nil where no value does.
  package var referenceMark: String?
  /// Shown where a record has none, and written into new records.
  @Rare package var defaultValue: JSONValue?
  /// What clearing writes.
  package var emptyValue: EmptyValue
  /// What it offers, shared with rows that offer the same.
  package var choiceTable = ChoiceTable.empty
  /// What else the form sets for its choices.
  package var choiceSettings = ChoiceSettings.plain
  /// What a switch stores that is on.
  package var trueValue: JSONValue
  package var falseValue: JSONValue
  /// Whether these are texts in the form that may be numbers or Booleans in the records, as no type is given.
  package var adoptsTypeOfSwitch = false
  /// What is shown for a switch that is on; nil: the program's word.
  @Rare package var trueTitle: String?
  /// What is shown for a switch that is off.
  @Rare package var falseTitle: String?
  /// `""`: grouping without a symbol; nil: the locale's.
  @Rare package var currencyCode: String?
  /// Zeros fill the fraction up to so many digits.
  package var minimumFractionDigits: Int?
  /// More digits after the decimal point break a rule, or are rounded where a formula gives them.
  package var maximumFractionDigits: Int?
  package var givenNumberStyle: NumberStyle?
  package var givenGrouping: Bool?
  /// Whose notation its numbers and dates have; nil: the environment's.
  package var locale: String?
  /// How messages write its limits; nil where no binder has set it.
  @Rare package var limitNotation: LimitNotation?
  /// How its dates are picked, stored and shown; nil: as ISO 8601.
  @Rare package var dates: DateSettings?

  /// What it is for some records only.
  package var conditions: [RowCondition]
  /// What must hold between its value and others.
  package var predicateRules: [PredicateRule]
  /// What becomes of its value when an edit hides it.
  package var whenHidden: WhenHidden
  /// What its value is made of.
  package var formula: RowFormula?
  /// What is shown where a record has no value, and written into new records.
  package var defaultFormula: Expression?
  /// What its lower limit is made of, where that is not the same for all records.
  package var minimumFormula: Expression?
  /// What its upper limit is made of.
  package var maximumFormula: Expression?
  package var colorRules: [ColorRule] = []

  @Rare package var child: ChildForm?
  /// What else the form sets for its list; nil for nothing.
  @Rare var list: ListSettings?
  /// What pressing it does.
  @Rare package var action: RowAction?
  /// The identifiers of the rows that are edited in its place.
  package var parts: [String] = []
  /// How it is part of another row; nil for a row with a place of its own.
  @Rare package var part: RowPart?

  // What is allowed.
  package var required = false
  @Rare package var requiredMessage: String?
  /// The pattern that the whole value must match.
  @Rare package var regex: RowPattern?
  @Rare package var regexMessage: String?
  /// The fewest and the most grapheme clusters.
  @Rare package var minimumLength: Int?
  @Rare package var maximumLength: Int?
  /// Inclusive limits.
  @Rare package var minimumValue: Bound?
  @Rare package var maximumValue: Bound?
  @Rare package var step: NumberStep?
  /// The fewest and the most items of its list.
  @Rare package var minimumCount: Int?
  @Rare package var maximumCount: Int?
  package var isUnique = false
  /// The fewest and the most of its choices that a row with several may have.
  @Rare package var minimumSelection: Int?
  @Rare package var maximumSelection: Int?
  /// The messages about broken rules in place of formview's own, by the rule's name.
  package var errorMessages: [String: String] = [:]

  /// A row of texts with no further demands.
  package init(identifier: String, key: String, valuePath: ValuePath? = nil) {
    self.identifier = identifier
    self.key = key
    self.valuePath = valuePath
    section = ""
    sortOrder = 0
    ordinal = 1
    position = SourcePosition(line: 1, column: 1)
    height = .lines(1)
    showsInTable = true
    cellIdentifier = ""
    cellTraits = []
    infersKind = false
    valueType = .string
    keyboardType = .default
    isSecure = false
    readOnly = false
    emptyValue = .auto
    trueValue = .bool(true)
    falseValue = .bool(false)
    conditions = []
    predicateRules = []
    whenHidden = .keep
  }
}

/// How many lines a row takes.
package enum RowHeight: Hashable, Sendable {
  case lines(Int)
  /// As many as the content needs.
  case automatic
}

/// An inclusive limit.
package enum Bound: Hashable, Sendable {
  /// Exact decimal text.
  case number(DecimalText)
  /// An ISO 8601 date, `2026-11-21`, with or without a time.
  case date(String)
}

/// What is written when a row is cleared.
package enum EmptyValue: String, CaseIterable, Sendable { case auto, emptyString, null, remove }

/// The JSON type a row stores.
package enum ValueType: String, CaseIterable, Sendable {
  case string, integer, number, bool, date, array, object, any
}

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

/// A color as a form names it.
package enum FormColor: Hashable, Sendable {
  case rgb(red: UInt8, green: UInt8, blue: UInt8)
  /// Of the terminal's 256; 0–15 its own palette (also the ANSI names).
  case ansi(UInt8)
  /// The terminal's own text color (`label`).
  case label
  /// Dimmer than the text (`secondaryLabel`, `placeholderText`).
  case secondary
}
