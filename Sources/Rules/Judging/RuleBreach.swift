import Forms
import JSONText

/// What a value breaks, without words yet: those are made for the few that need them.
enum RuleBreach {
  case type(found: JSONKind)
  case required
  /// Grapheme clusters.
  case tooShort(count: Int)
  case tooLong(count: Int)
  /// The text that was judged.
  case pattern(value: String)
  case patternNotJudged
  /// The pattern is not tried any more.
  case patternGivenUp
  case belowMinimum
  case aboveMaximum
  /// Digits after the decimal point.
  case tooPrecise(digits: Int)
  /// Its exponent is beyond what `DecimalText` takes.
  case numberNotJudged
  /// The value's text; nil for what is too large to be told.
  case notOffered(value: String?, kind: JSONKind)

  var isGivenUp: Bool {
    if case .patternGivenUp = self { true } else { false }
  }
}

extension ConfigRow {
  /// The failure with its words.
  func failure(_ breach: RuleBreach) -> ValidationFailure {
    switch breach {
    case .type(let kind): typeFailure(found: kind)
    case .required: requiredFailure
    case .tooShort(let count): tooShort(count: count)
    case .tooLong(let count): tooLong(count: count)
    case .pattern(let value): patternFailure(value: value)
    case .patternNotJudged: patternNotJudged
    case .patternGivenUp: patternGivenUp
    case .belowMinimum: belowMinimum
    case .aboveMaximum: aboveMaximum
    case .tooPrecise(let digits): tooPrecise(digits: digits)
    case .numberNotJudged:
      failure(.type, "not judged: the exponent is too large", severity: .warning)
    case .notOffered(let value, let kind):
      value.flatMap { ofOtherType($0, kind) } ?? notOffered(value: value)
    }
  }
}
