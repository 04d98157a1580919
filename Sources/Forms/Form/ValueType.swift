import Expressions
import JSONText
import Texts

/// The JSON type a row stores.
package enum ValueType: String, CaseIterable, Sendable {
  case string, integer, number, bool, date, array, object, any

  /// JSON kind of the type's values; nil for a type of several kinds, and for lists, objects
  /// and dates.
  package var kindOfScalars: JSONKind? {
    switch self {
    case .string: .string
    case .integer, .number: .number
    case .bool: .bool
    case .date, .array, .object, .any: nil
    }
  }

  var expressionType: ExpressionType {
    switch self {
    case .string: .text
    case .integer, .number: .number
    case .bool: .bool
    case .date: .date
    case .array: .list
    case .object: .object
    case .any: .any
    }
  }

  /// For messages: `a text`, `a whole number`.
  package func words(in texts: Texts) -> String {
    switch self {
    case .string: texts.aText
    case .integer: texts.aWholeNumber
    case .number: texts.aNumber
    case .bool: texts.trueOrFalse
    case .date: texts.aDate
    case .array: texts.aList
    case .object: texts.anObject
    case .any: texts.aValue
    }
  }
}
