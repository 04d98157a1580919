import Texts

/// The words of the language, for help.
package enum ExpressionVocabulary {
  /// Operators in the order of explanation.
  package static let operators =
    ExpressionComparison.Operator.allCases.map(\.rawValue)
    + ExpressionComparison.Quantifier.allCases.map(\.rawValue)
    + ["AND", "OR", "NOT", "+", "-", "*", "/"]
  /// Alternative notations of operators.
  private static let otherNotations: Set<String> = ["=", "=<", "=>", "<>", "&&", "||", "!"]
  /// In the order of their groups.
  package static let functions = FunctionTable.all.map(\.name)
  /// A function as help shows it.
  package struct Function {
    /// The call with the names of its arguments.
    package let signature: String
    package let meaning: Sentence
  }

  /// The function of a name; nil where the language has none.
  package static func function(named name: String) -> Function? {
    FunctionTable.byName[name].map { Function(signature: $0.signature, meaning: $0.meaning) }
  }

  /// Suffixes of a list.
  package static let aggregates = ExpressionAggregate.allCases.map { ".@" + $0.rawValue }
  /// Beginnings of paths besides the record's members.
  package static let beginnings =
    ["$identifier", "SELF"] + ExpressionSpecialName.allCases.map { "@" + $0.rawValue } + ["choice"]

  /// Unsupported keywords of other predicates.
  private static let others: Set<String> = [
    "SUBQUERY", "FUNCTION", "CAST", "NONE", "SOME", "TERNARY",
  ]

  /// True if a requested name belongs to the language.
  package static func names(_ name: String) -> Bool {
    let plain = name.drop { ".@$".contains($0) }
    return operators.contains(name.uppercased()) || otherNotations.contains(name)
      || functions.contains(String(plain))
      || aggregates.contains(".@" + plain) || beginnings.contains(name)
      || others.contains(name.uppercased())
  }

  /// True for an unsupported word of other predicates.
  package static func isOther(_ name: String) -> Bool { others.contains(name.uppercased()) }
}
