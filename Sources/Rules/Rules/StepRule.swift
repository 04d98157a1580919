import Forms
import Texts
import Values

/// `step`: a number is `minimumValue`, or else 0, and a whole number of steps.
package struct StepRule: Rule {
  package static let keys = ["step"]
  package static let names: [RuleName] = [.step]
  private let step: NumberStep
  private let base: DecimalText
  /// Step and base in billionths, where both are small: most numbers are compared this way.
  private let fixed: (step: Int64, base: Int64)?

  package static func facts(about row: ConfigRow, in texts: Texts) -> [RuleFact] {
    row.step.map { [RuleFact(name: texts.factStep, text: row.limitText($0.distance))] } ?? []
  }

  package init?(_ row: ConfigRow) {
    guard let step = row.step else { return nil }
    // What steps are counted from is not known before the record is, or not for this record.
    if case .some = row.minimumFormula, case .none = row.minimumValue { return nil }
    self.step = step
    base = row.stepBase
    if let distance = Self.fixed(step.distance), let base = Self.fixed(base) {
      fixed = (distance, base)
    } else {
      fixed = nil
    }
  }

  package var judgedKinds: StoredKinds { .numbers }
  package var limitsNumbers: Bool { true }

  package func limit(_ limits: inout ValueLimits) { limits.step = step }

  package func judge(_ value: inout StoredValue, into breaches: inout [RuleBreach]) -> Bool {
    guard let number = value.number(reportingTo: &breaches), !isReached(number) else { return true }
    breaches.append(RuleBreach { $0.offStep($1) })
    return false
  }

  package func fault(
    ofTyped number: DecimalText, in row: ConfigRow, _ texts: Texts
  ) -> TypedFault? {
    guard !step.reaches(number, from: base) else { return nil }
    // A digit after the last one that a step changes stays.
    let digits = max(step.fractionDigits, base.fractionDigits)
    return TypedFault(failure: row.offStep(texts), isFinal: number.fractionDigits > digits) {
      $0.fractionDigits <= digits
    }
  }

  private func isReached(_ number: StoredNumber) -> Bool {
    if let fixed, case .fixed(let number) = number {
      return (number.billionths - fixed.base) % fixed.step == 0
    }
    return step.reaches(number.decimal, from: base)
  }

  private static func fixed(_ number: DecimalText) -> Int64? {
    var text = number.description
    return text.withUTF8 { FixedNumber(UnsafeRawBufferPointer($0))?.billionths }
  }
}

extension RuleName {
  package static let step = RuleName("step")
}

extension ConfigRow {
  fileprivate var stepBase: DecimalText {
    if case .number(let number)? = minimumValue { number } else { DecimalText(0) }
  }

  /// A number between two steps.
  fileprivate func offStep(_ texts: Texts) -> ValidationFailure {
    let distance = step.map { limitText($0.distance) } ?? ""
    let base = stepBase
    let isMultiple = base.sign == 0 || step?.reaches(base, from: DecimalText(0)) == true
    return failure(
      .step,
      isMultiple
        ? texts.mustBeMultiple(of: distance)
        : texts.mustBeReached(from: limitText(base), inStepsOf: distance))
  }
}
