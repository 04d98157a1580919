import Patterns

/// `ANY left CONTAINS[cd] right`.
package final class ExpressionComparison: Sendable {
  /// The comparison operator.
  package enum Operator: String, Sendable, CaseIterable {
    case equal = "=="
    case unequal = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case between = "BETWEEN"
    case isIn = "IN"
    case contains = "CONTAINS"
    case beginsWith = "BEGINSWITH"
    case endsWith = "ENDSWITH"
    case like = "LIKE"
    case matches = "MATCHES"
  }

  /// The elements of the left side that must satisfy the comparison.
  package enum Quantifier: String, Sendable, CaseIterable {
    case any = "ANY"
    case all = "ALL"
  }

  /// Ignored differences between texts.
  package struct Flags: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Flag `[c]` of a comparison.
    package static let ignoringCase = Flags(rawValue: 1)
    /// Flag `[d]` of a comparison.
    package static let ignoringAccents = Flags(rawValue: 2)
  }

  package let comparator: Operator
  package let flags: Flags
  /// Quantifier of the comparison; nil if the value itself must satisfy it.
  package let quantifier: Quantifier?
  package let left: ExpressionNode
  package let right: ExpressionNode
  /// The compiled pattern of a `MATCHES` whose right side is a literal.
  let pattern: RowPattern?
  /// Lookup index of an `IN` with many literals.
  let literals: EqualLiterals?

  init(
    _ comparator: Operator, flags: Flags = [], quantifier: Quantifier? = nil,
    _ left: ExpressionNode, _ right: ExpressionNode, pattern: RowPattern? = nil
  ) {
    self.comparator = comparator
    self.flags = flags
    self.quantifier = quantifier
    self.left = left
    self.right = right
    self.pattern = pattern
    literals =
      if comparator == .isIn, case .list(let nodes) = right.content {
        EqualLiterals(nodes, flags)
      } else { nil }
  }

  /// The operands that are only compared with nil: `x` of `x != nil`.
  var nullTested: [ExpressionNode] {
    guard comparator == .equal || comparator == .unequal, quantifier == nil,
      [left, right].contains(where: { $0.content == .literal(.null) })
    else { return [] }
    return [left, right]
  }

  var patternOptions: PatternOptions { flags.contains(.ignoringCase) ? [.caseInsensitive] : [] }
}

extension ExpressionComparison: Equatable {
  package static func == (a: ExpressionComparison, b: ExpressionComparison) -> Bool {
    a.comparator == b.comparator && a.flags == b.flags && a.quantifier == b.quantifier
      && a.left == b.left && a.right == b.right
  }
}
