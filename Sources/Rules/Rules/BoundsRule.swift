import Forms
import Texts
import Values

/// `minimumValue` and `maximumValue`: inclusive limits of a number or a date.
package struct BoundsRule: Rule {
  package static let keys = ["minimumValue", "maximumValue"]
  package static let names: [RuleName] = [.minimumValue, .maximumValue]
  private let limits: ValueLimits
  private let minimum: NumberBound?
  private let maximum: NumberBound?
  private let earliest: DateText?
  private let latest: DateText?

  package static func facts(about row: ConfigRow, in texts: Texts) -> [RuleFact] {
    let limits = [
      (texts.factAtLeast, row.minimumValue), (texts.factAtMost, row.maximumValue),
    ]
    return limits.compactMap { name, bound in
      bound.map { RuleFact(name: name, text: row.limitText($0)) }
    }
  }

  package init?(_ row: ConfigRow) {
    guard row.minimumValue != nil || row.maximumValue != nil else { return nil }
    var limits = ValueLimits()
    limits.minimum = row.minimumValue
    limits.maximum = row.maximumValue
    self.limits = limits
    minimum = NumberBound(row.minimumValue)
    maximum = NumberBound(row.maximumValue)
    earliest = row.minimumValue?.date
    latest = row.maximumValue?.date
  }

  package var judgedKinds: StoredKinds {
    var kinds: StoredKinds = limitsNumbers ? .numbers : []
    if earliest != nil || latest != nil { kinds.insert(.texts) }
    return kinds
  }
  package var limitsNumbers: Bool { minimum != nil || maximum != nil }

  package func limit(_ limits: inout ValueLimits) {
    limits.minimum = self.limits.minimum
    limits.maximum = self.limits.maximum
  }

  package func judge(_ value: inout StoredValue, into breaches: inout [RuleBreach]) -> Bool {
    if value.kind == .texts { return judge(value.date, &breaches) }
    guard let number = value.number(reportingTo: &breaches) else { return true }
    if let minimum, minimum.isAbove(number) {
      breaches.append(RuleBreach { $0.belowMinimum($1) })
      return false
    }
    if let maximum, maximum.isBelow(number) {
      breaches.append(RuleBreach { $0.aboveMaximum($1) })
      return false
    }
    return true
  }

  private func judge(_ date: DateText?, _ breaches: inout [RuleBreach]) -> Bool {
    guard let date else { return true }
    if let earliest, date.isBefore(earliest) {
      breaches.append(RuleBreach { $0.belowMinimum($1, of: date) })
      return false
    }
    if let latest, latest.isBefore(date) {
      breaches.append(RuleBreach { $0.aboveMaximum($1, of: date) })
      return false
    }
    return true
  }

  package func fault(
    ofTyped number: DecimalText, in row: ConfigRow, _ texts: Texts
  ) -> TypedFault? {
    if let maximum = maximum?.exact, maximum < number {
      return TypedFault(failure: row.aboveMaximum(texts), isFinal: number.sign > 0) {
        !(maximum < $0)
      }
    }
    if let minimum = minimum?.exact, number < minimum {
      return TypedFault(failure: row.belowMinimum(texts), isFinal: number.sign < 0) {
        !($0 < minimum)
      }
    }
    return nil
  }

  package func judge(
    typed date: DateText, in row: ConfigRow, _ texts: Texts
  ) -> TypingJudgement? {
    if let earliest, date.isBefore(earliest) {
      return TypingJudgement(state: .open, message: row.belowMinimum(texts, of: date).message)
    }
    if let latest, latest.isBefore(date) {
      // A time with its zone, typed after it, can make it up to a day earlier, and no more.
      let isBeyondHelp = latest.date.adding(days: 1) < date.date
      return TypingJudgement(
        state: isBeyondHelp ? .impossible(at: nil) : .open,
        message: row.aboveMaximum(texts, of: date).message)
    }
    return nil
  }
}

extension RuleName {
  package static let minimumValue = RuleName("minimumValue")
  package static let maximumValue = RuleName("maximumValue")
}

extension Bound {
  fileprivate var date: DateText? {
    guard case .date(let text) = self else { return nil }
    return DateText(text) ?? DateText(timeOfDay: text)
  }
}

extension ConfigRow {
  /// A number or date before the lower limit.
  fileprivate func belowMinimum(
    _ texts: Texts, of date: DateText? = nil
  ) -> ValidationFailure {
    switch minimumValue {
    case .date(let text):
      let limit = limitText(text, like: date)
      return failure(.minimumValue, texts.mustNotBeBefore(limit), limit: limit)
    case .number(let number):
      return failure(.minimumValue, texts.mustBeAtLeast(limitText(number)))
    case nil: return failure(.minimumValue, texts.isTooSmall)
    }
  }

  /// A number or date after the upper limit.
  fileprivate func aboveMaximum(
    _ texts: Texts, of date: DateText? = nil
  ) -> ValidationFailure {
    switch maximumValue {
    case .date(let text):
      let limit = limitText(text, like: date)
      return failure(.maximumValue, texts.mustNotBeAfter(limit), limit: limit)
    case .number(let number): return failure(.maximumValue, texts.mustBeAtMost(limitText(number)))
    case nil: return failure(.maximumValue, texts.isTooLarge)
    }
  }
}
