import Texts

/// Something about an expression that its author should know.
package struct ExpressionFinding: Hashable, Sendable {
  /// What is wrong.
  package enum Kind: Hashable, Sendable {
    /// A condition that is no Bool.
    case notBool
    /// An operand or a result of a type that is not taken there.
    case wrongType
    /// A comparison of values that are never equal and have no order.
    case incomparable
    /// A comparison with a text that is none of those that there may be.
    case neverOffered([String])
    /// A date that is compared with a text which is none.
    case notDate
    /// A path where a text seems to be meant that there may be.
    case unquoted(String)
    /// A condition that is true or false whatever the record is.
    case constant
    /// Conditions of which one is false wherever the others are true.
    case contradiction
    /// Conditions of which one is true wherever the others are false.
    case tautology
    /// A function, a row or a path that does not exist.
    case unknownName
    /// A path that goes on from a value that has no members.
    case noMembers
    /// A function called with too few or too many arguments.
    case argumentCount
  }

  /// What helps, where that is more than its kind says.
  package enum Hint: Hashable, Sendable {
    /// Another comparison: this one is joined to no other.
    case otherComparison
    /// A divisor that is not 0.
    case otherDivisor
    /// This text in place of the one that was found.
    case instead(String)
  }

  /// What is wrong.
  package var kind: Kind
  /// In Unicode scalars of the expression's text.
  package var range: Range<Int>
  /// What was found, as a clause without a full stop.
  package var message: Sentence
  /// Nil where the kind says all.
  package var hint: Hint?
}
