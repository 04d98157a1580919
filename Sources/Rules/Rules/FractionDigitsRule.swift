import Forms
import Texts
import Values

/// `maximumFractionDigits`: how many digits a number has after the decimal point, zeros at its end not counted. The result
/// of a formula, which nobody enters, is shown rounded to so many.
package struct FractionDigitsRule: Rule {
  package static let keys = ["maximumFractionDigits"]
  package static let names: [RuleName] = [.maximumFractionDigits]
  private let maximum: Int

  package init?(_ row: ConfigRow) {
    guard let maximum = row.maximumFractionDigits, !row.isComputed else { return nil }
    self.maximum = maximum + row.shownPower
  }

  package var judgedKinds: StoredKinds { .numbers }
  package var limitsNumbers: Bool { true }

  package func judge(_ value: inout StoredValue, into breaches: inout [RuleBreach]) -> Bool {
    guard let digits = value.number(reportingTo: &breaches)?.fractionDigits, digits > maximum else {
      return true
    }
    breaches.append(RuleBreach { $0.tooPrecise(digits: digits, $1) })
    return false
  }

  package func fault(
    ofTyped number: DecimalText, in row: ConfigRow, _ texts: Texts
  ) -> TypedFault? {
    let digits = number.fractionDigits
    guard digits > maximum else { return nil }
    return TypedFault(failure: row.tooPrecise(digits: digits, texts), isFinal: true) {
      [maximum] in $0.fractionDigits <= maximum
    }
  }
}

extension RuleName {
  package static let maximumFractionDigits = RuleName("maximumFractionDigits")
}

extension ConfigRow {
  /// More digits than `maximumFractionDigits`.
  fileprivate func tooPrecise(digits: Int, _ texts: Texts) -> ValidationFailure {
    let limit = maximumFractionDigits ?? 0
    let digits = max(digits - shownPower, 0)
    return failure(
      .maximumFractionDigits, texts.takesFractionDigits(atMost: limit, found: shown(digits)))
  }
}
