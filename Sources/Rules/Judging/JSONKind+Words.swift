import JSONText
import Texts

/// Names of kinds of values in messages.
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
