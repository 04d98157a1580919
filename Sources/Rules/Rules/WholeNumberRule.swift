import Forms
import Texts
import Values

/// `valueType = integer`: a number without a fraction.
///
/// A stored number's type is judged before all rules (`TypeRule`); this reports one that can't be read.
package struct WholeNumberRule: Rule {
  package static let keys: [String] = []
  package static let names: [RuleName] = [.type]

  package init?(_ row: ConfigRow) {
    guard row.valueType == .integer else { return nil }
  }

  package var judgedKinds: StoredKinds { .numbers }

  package func judge(_ value: inout StoredValue, into breaches: inout [RuleBreach]) -> Bool {
    _ = value.number(reportingTo: &breaches)
    return true
  }

  package func fault(
    ofTyped number: DecimalText, in row: ConfigRow, _ texts: Texts
  ) -> TypedFault? {
    guard !number.isInteger else { return nil }
    return TypedFault(failure: row.failure(.type, texts.mustBeWholeNumber), isFinal: true) {
      $0.isInteger
    }
  }
}
