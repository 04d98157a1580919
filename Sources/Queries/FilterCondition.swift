import Expressions
import Forms
import Rules
import Values

/// One condition of a filter, a leaf of its tree.
enum FilterCondition: Sendable {
  /// Rules are broken, or the line is invalid JSON.
  case problems
  case missing(ConfigRow)
  case present(ConfigRow)
  case comparison(ConfigRow, FilterOperator, FilterOperand)
  /// The row is equal to one of many.
  case equality(ConfigRow, EqualOperands)
  /// An expression over the record is true.
  case predicate(Expression)
  /// All must appear in what the columns show.
  case words([SearchWord])

  /// The row it reads, if it is about one.
  var row: ConfigRow? {
    switch self {
    case .missing(let row), .present(let row), .comparison(let row, _, _), .equality(let row, _):
      row
    case .problems, .words, .predicate: nil
    }
  }
}

/// How a comparison is written.
enum FilterOperator: String, CaseIterable, Sendable {
  case exactly = "=="
  case notEqual = "!="
  case containsNot = "!~"
  case lessOrEqual = "<="
  case greaterOrEqual = ">="
  case equal = "="
  case less = "<"
  case greater = ">"
  case contains = "~"

  /// Whether it asks for what is equal, or for what is not.
  var isEquality: Bool { [.equal, .notEqual, .exactly].contains(self) }

  /// Whether it compares which of two is more.
  var isOrder: Bool { [.less, .lessOrEqual, .greater, .greaterOrEqual].contains(self) }

  /// Whether a value that is below (-1), equal to (0) or above (1) the operand satisfies it.
  func accepts(_ order: Int) -> Bool {
    switch self {
    case .equal, .exactly, .contains: order == 0
    case .notEqual, .containsNot: order != 0
    case .less: order < 0
    case .lessOrEqual: order <= 0
    case .greater: order > 0
    case .greaterOrEqual: order >= 0
    }
  }
}

/// What a column is compared with, read as the column's type.
enum FilterOperand: Sendable {
  case number(DecimalText, NumberBound)
  /// From the first instant or day to the last: a year and a month are spans of days.
  case dates(DateText, DateText)
  /// With what was typed: a text that is stored in place of a side may be equal to that.
  case bool(Bool, ComparedText)
  /// With the number that it is, for rows whose results may be numbers as well as texts.
  case text(ComparedText, NumberBound? = nil)
  case word(SearchWord)
  case exact(ExactOperand)
}
