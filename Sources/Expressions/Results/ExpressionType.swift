import Texts

/// The type of a value, known without a record.
package enum ExpressionType: Hashable, Sendable, CaseIterable {
  case bool, number, text
  /// An ISO date, which is a text.
  case date
  case list
  case object
  /// Type of `nil`.
  case null
  /// Unknown type.
  case any

  /// True if a value of the type may be one of the other.
  func canBe(_ other: ExpressionType) -> Bool {
    if self == other || self == .any || other == .any || self == .null || other == .null {
      return true
    }
    return [self, other].allSatisfy { $0 == .text || $0 == .date }
  }

  /// The common type of values of these types; nil for none.
  static func common(to types: [ExpressionType]) -> ExpressionType? {
    let known = types.filter { $0 != .null }
    guard let first = known.first else { return types.first }
    if known.allSatisfy({ $0 == first }) { return first }
    return known.allSatisfy { $0 == .text || $0 == .date } ? .text : .any
  }

  /// The name of the type in messages.
  package func name(in texts: Texts) -> String {
    switch self {
    case .bool: texts.valueTypeBool
    case .number: texts.valueTypeNumber
    case .text: texts.valueTypeText
    case .date: texts.valueTypeDate
    case .list: texts.valueTypeList
    case .object: texts.valueTypeObject
    case .null: texts.valueTypeNull
    case .any: texts.valueTypeAny
    }
  }
}
