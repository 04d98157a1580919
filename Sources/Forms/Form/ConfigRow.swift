import JSONText
import SourceText
import Values

/// One row of a form: its label, where its value lives, how it looks, how it is edited, what is allowed.
package struct ConfigRow: Equatable, Sendable {
  // Identity and place.
  package var identifier: String
  /// The label.
  package var key: String
  package var valuePath: ValuePath?
  /// What is shown when it differs from the value.
  package var displayValue: Template?
  /// Literal text of a row with neither path nor template.
  package var literal: String?
  package var section: String
  package var sortOrder: Int
  /// The row's number in the file, from 1, and where it stands: for messages.
  package var ordinal: Int
  package var position: SourcePosition

  // Look.
  package var color: FormColor?
  package var keyColor: FormColor?
  package var textStyle: TextStyle
  package var height: RowHeight
  package var placeholder: String?
  package var footerText: String?
  package var help: String?
  package var showsInTable: Bool
  /// Nil: as wide as what is in sight.
  package var columnWidth: Int?

  // Cell and type.
  /// The cell kind: given, derived from the row's keys, or inferred from the first records; empty for the one of all
  /// rows that no kind claims.
  package var cellIdentifier: String
  /// What the cell kind means for the row.
  package var cellTraits: CellTraits
  /// Whether nothing in the form settles the kind, so that the first records may (`Form.inferringKinds`).
  package var infersKind: Bool
  package var valueType: ValueType
  package var keyboardType: KeyboardType
  package var isSecure: Bool
  package var readOnly: Bool
  package var defaultValue: JSONValue?
  package var emptyValue: EmptyValue
  package var choices: [Choice]
  package var trueValue: JSONValue
  package var falseValue: JSONValue
  /// `""`: grouping without a symbol; nil: the locale's.
  package var currencyCode: String?
  package var minimumFractionDigits: Int?
  package var maximumFractionDigits: Int?

  /// What is allowed.
  package var rules: RuleSettings

  package init(identifier: String, key: String, valuePath: ValuePath? = nil) {
    self.identifier = identifier
    self.key = key
    self.valuePath = valuePath
    section = ""
    sortOrder = 0
    ordinal = 1
    position = SourcePosition(line: 1, column: 1)
    textStyle = []
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
    choices = []
    trueValue = .bool(true)
    falseValue = .bool(false)
    rules = RuleSettings()
  }
}

/// One of the values a choice row offers.
package struct Choice: Hashable, Sendable {
  package var value: JSONValue
  package var title: String

  package init(value: JSONValue, title: String) {
    self.value = value
    self.title = title
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

/// A colour as a form names it.
package enum FormColor: Hashable, Sendable {
  case rgb(red: UInt8, green: UInt8, blue: UInt8)
  /// Of the terminal's 256; 0–15 its own palette (also the ANSI names).
  case ansi(UInt8)
  /// The terminal's own text colour (`label`).
  case label
  /// Dimmer than the text (`secondaryLabel`, `placeholderText`).
  case secondary
}
