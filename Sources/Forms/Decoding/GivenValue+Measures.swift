import Expressions
import PlistText
import Texts
import Values

/// A limit of a row, as its form gives it.
enum GivenBound {
  case constant(Bound)
  case computed(DraftExpression)
}

/// Heights, widths and limits.
extension GivenValue {
  /// Height in lines, rounded up, or `auto`.
  var height: RowHeight? {
    measure(per: context.settings.countsPoints ? HeightUnit.pointsPerLine : 1)
      .map { $0.number.map { .lines($0) } ?? .automatic }
  }

  /// Width in columns; nil for `auto`.
  var width: Int? { measure()?.number }

  /// A number from 1, or any above 0 in a smaller unit, rounded up to whole lines or columns, or `auto` (nil inside).
  private func measure(per unit: Int = 1) -> (number: Int?, Void)? {
    let number: Double
    switch node.content {
    case .integer(let integer): number = Double(integer)
    case .real(let real): number = real
    case .string(let text):
      let word = Words.trimmed(text)
      if word == "auto" { return (nil, ()) }
      guard let value = expecting(DecimalText(word).flatMap({ Double($0.description) })) else {
        return nil
      }
      number = value
    case .bigInteger: number = .infinity
    default: return expecting(nil)
    }
    guard let whole = Int(exactly: (number / Double(unit)).rounded(.up)),
      type.range?.contains(whole) == true, unit > 1 || number >= 1
    else {
      reportOutOfRange(found: node.shown)
      return nil
    }
    return (whole, ())
  }

  /// A number, an ISO date, or an expression; nil for anything else (F301).
  var bound: GivenBound? {
    guard let text = scalarTextBesidesBool else { return nil }
    if let number = DecimalText(text) {
      guard max(number.digits.count, abs(number.exponent)) <= FormLimits.boundDigits else {
        reportOutOfRange(
          found: node.shown, advice: Sentence { $0.digitsAtMost(FormLimits.boundDigits) })
        return nil
      }
      return .constant(.number(number))
    }
    if DateText(text) != nil || DateText(timeOfDay: text) != nil { return .constant(.date(text)) }
    if TypedDate.isWrittenLikeDay(text) {
      reportNoDay(text)
      return nil
    }
    if !text.isDayWithSlashes, let written = node.string,
      let expression = try? Expression(written)
    {
      return .computed(
        DraftExpression(key: key, expression: expression, position: node.position))
    }
    report(.F301, quoting: text, advice: \.numberOrDate) { [key] in $0.takesNumberOrDate(key) }
    return nil
  }

  private var scalarTextBesidesBool: String? {
    if case .bool = node.content { return expecting(nil) }
    return expecting(node.scalarText).map(Words.trimmed)
  }

  /// Reports a text that would be arithmetic but was meant as a day: `2026-02-30`, `2026-3-5`.
  private func reportNoDay(_ text: String) {
    let state = TypedDate(text).state
    let fault: TypedDate.Fault =
      if case .impossible(_, let fault) = state { fault } else { .notation }
    let meant: String? = if case .complete(let date) = state { date } else { nil }
    report(
      .F301, quoting: text, advice: meant.map { "\"\($0)\"" } ?? Sentence { $0.numberOrDate }
    ) { [key] in $0.takesNoSuchDay(key, because: fault.message(in: $0)) }
  }

  /// A number above 0 with few enough digits (F104).
  var step: NumberStep? {
    guard let text = scalarTextBesidesBool, let number = expecting(DecimalText(text)) else {
      return nil
    }
    if abs(number.exponent) <= FormLimits.boundDigits, let step = NumberStep(number) { return step }
    reportOutOfRange(
      found: node.shown,
      advice: Sentence {
        number.sign > 0 ? $0.digitsAtMost(NumberStep.digitLimit) : $0.numberAboveZero
      })
    return nil
  }
}

extension String {
  /// True if the text would be a quotient but was meant as a day: `2026/01/31`, `31/1/2026`.
  fileprivate var isDayWithSlashes: Bool {
    let parts = split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 3, parts.allSatisfy({ $0.utf8.allSatisfy { 48...57 ~= $0 } }) else {
      return false
    }
    let lengths = parts.map(\.utf8.count)
    return 1...2 ~= lengths[1]
      && (lengths[0] == 4 && 1...2 ~= lengths[2] || lengths[2] == 4 && 1...2 ~= lengths[0])
  }
}
