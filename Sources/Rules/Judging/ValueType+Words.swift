import Forms
import JSONText
import Texts

/// Names of value types in messages.
extension JSONKind {
  /// For messages: `a text`, `a number`.
  package func words(in texts: Texts) -> String {
    switch self {
    case .null: texts.null
    case .bool: texts.trueOrFalse
    case .number: texts.aNumber
    case .string: texts.aText
    case .array: texts.aList
    case .object: texts.anObject
    }
  }
}

extension ValueType {
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
