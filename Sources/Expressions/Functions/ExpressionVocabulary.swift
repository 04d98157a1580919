/// The words of the language, for those who ask what there is.
package enum ExpressionVocabulary {
  /// In the order in which they are explained.
  package static let operators =
    ExpressionComparison.Operator.allCases.map(\.rawValue)
    + ExpressionComparison.Quantifier.allCases.map(\.rawValue)
    + ["AND", "OR", "NOT", "+", "-", "*", "/"]
  /// Other ways to write them.
  private static let otherNotations: Set<String> = ["=", "=<", "=>", "<>", "&&", "||", "!"]
  /// In the order of their groups.
  package static let functions = FunctionTable.all.map(\.name)
  /// What may follow a list.
  package static let aggregates = ExpressionAggregate.allCases.map { ".@" + $0.rawValue }
  /// What paths begin with besides the record's members.
  package static let beginnings =
    ["$identifier", "SELF"] + ExpressionSpecialName.allCases.map { "@" + $0.rawValue } + ["choice"]

  /// Words of other predicates that are not read.
  private static let others: Set<String> = [
    "SUBQUERY", "FUNCTION", "CAST", "NONE", "SOME", "TERNARY",
  ]

  /// Whether somebody who asks for a name asks for the language.
  package static func names(_ name: String) -> Bool {
    let plain = name.drop { ".@$".contains($0) }
    return operators.contains(name.uppercased()) || otherNotations.contains(name)
      || functions.contains(String(plain))
      || aggregates.contains(".@" + plain) || beginnings.contains(name)
      || others.contains(name.uppercased())
  }

  /// Whether a name is one that is not read.
  package static func isOther(_ name: String) -> Bool { others.contains(name.uppercased()) }
}
