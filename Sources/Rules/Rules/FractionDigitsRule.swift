import Forms
import Values

/// `maximumFractionDigits`: how many digits a number has after the decimal point, zeros at its end not counted.
package struct FractionDigitsRule: Rule {
  package static let keys = ["maximumFractionDigits"]
  private let maximum: Int

  package init?(_ row: borrowing ConfigRow) {
    guard let maximum = row.maximumFractionDigits else { return nil }
    self.maximum = maximum
  }

  package var judgedKinds: StoredKinds { .numbers }
  package var limitsNumbers: Bool { true }

  package func judge(_ value: inout StoredValue, into breaches: inout [RuleBreach]) -> Bool {
    guard let digits = value.number(reportingTo: &breaches)?.fractionDigits, digits > maximum else {
      return true
    }
    breaches.append(RuleBreach { $0.tooPrecise(digits: digits) })
    return false
  }

  package func fault(ofTyped number: DecimalText, in row: ConfigRow) -> TypedFault? {
    let digits = number.fractionDigits
    guard digits > maximum else { return nil }
    return TypedFault(failure: row.tooPrecise(digits: digits), isFinal: true) { [maximum] in
      $0.fractionDigits <= maximum
    }
  }
}

extension RuleName {
  package static let fractionDigits = RuleName("fractionDigits")
}

extension ConfigRow {
  /// More digits than `maximumFractionDigits`.
  fileprivate func tooPrecise(digits: Int) -> ValidationFailure {
    let limit = maximumFractionDigits ?? 0
    let message =
      limit == 0
      ? "takes no digits after the decimal point"
      : "takes at most \(limit) \(limit == 1 ? "digit" : "digits") after the decimal point"
    return failure(.fractionDigits, message + having(digits))
  }
}
