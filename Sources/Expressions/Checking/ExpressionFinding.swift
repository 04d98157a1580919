import Texts

/// A problem of an expression, for its author.
package struct ExpressionFinding: Hashable, Sendable {
  /// The kind of problem.
  package enum Kind: Hashable, Sendable {
    case notBool
    case wrongType
    /// A comparison of values that are never equal and have no order.
    case incomparable
    /// A comparison with a text that is not among the possible ones.
    case neverOffered([String])
    /// A comparison of a date with a text that is not a date.
    case notDate
    /// A path that is probably meant as one of the possible texts.
    case unquoted(String)
    /// A condition that does not depend on the record.
    case constant
    case contradiction
    /// Conditions of which one is always true.
    case tautology
    case unknownName
    case noMembers
    case argumentCount
  }

  /// Advice beyond that of the kind.
  package enum Hint: Hashable, Sendable {
    /// Another comparison: this one is joined to no other.
    case otherComparison
    case otherDivisor
    /// This text as a replacement of the one that was found.
    case instead(String)
  }

  package var kind: Kind
  /// Range in Unicode scalars of the expression's text.
  package var range: Range<Int>
  /// Message as a clause without a full stop.
  package var message: Sentence
  /// Additional advice; nil if the kind is sufficient.
  package var hint: Hint?
}
