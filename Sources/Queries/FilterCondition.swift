import Expressions
import Forms
import Rules
import Values

enum FilterCondition: Sendable {
  /// The record violates rules, or the line is invalid JSON.
  case problems
  case missing(ConfigRow)
  case present(ConfigRow)
  case comparison(ConfigRow, FilterOperator, FilterOperand)
  case equality(ConfigRow, EqualOperands)
  case predicate(Expression)
  /// Words that must all appear in the shown texts of the columns.
  case words([SearchWord])

  var row: ConfigRow? {
    switch self {
    case .missing(let row), .present(let row), .comparison(let row, _, _), .equality(let row, _):
      row
    case .problems, .words, .predicate: nil
    }
  }
}

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

  var isEquality: Bool { [.equal, .notEqual, .exactly].contains(self) }

  var isOrder: Bool { [.less, .lessOrEqual, .greater, .greaterOrEqual].contains(self) }

  /// True if a value less than (-1), equal to (0) or greater than (1) the operand satisfies it.
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

/// The operand of a comparison, parsed as the column's type.
enum FilterOperand: Sendable {
  case number(DecimalText, NumberBound)
  /// Dates from the first instant or day to the last: a year and a month are spans of days.
  case dates(DateText, DateText)
  /// A switch's value with the typed text, which may equal a text stored instead of such
  /// a value.
  case bool(Bool, ComparedText)
  /// A text with its number, for rows whose results may be numbers as well as texts.
  case text(ComparedText, NumberBound? = nil)
  case word(SearchWord)
  case exact(ExactOperand)
}
