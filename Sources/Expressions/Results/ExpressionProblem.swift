import Texts

/// Why an expression has no value although what it reads is there.
package enum ExpressionProblem: Hashable, Sendable {
  case divisionByZero
  /// The exponent of a number is beyond ±6144.
  case numberOutOfRange
  /// A number with a fraction, or a very large one, that should count something.
  case notWhole(String)
  /// A text that should be a number.
  case notANumber(String)
  /// An operation on a value of another type.
  case wrongType(expected: ExpressionType)
  /// A date beyond the years 1 to 9999.
  case dateOutOfRange
  /// A unit that dates are not counted in.
  case unknownUnit(String)
  case unknownFunction(String)
  case wrongArgumentCount(String)
  /// A pattern that was calculated and does not compile.
  case invalidPattern(String)
  /// A pattern went over its match limit.
  case patternNotJudged
  /// More steps than `ExpressionLimits.steps`.
  case tooMuchWork

  /// This problem with `mask` in place of the value that it quotes: what an expression reads, or makes of it.
  func masked(by mask: String) -> ExpressionProblem {
    switch self {
    case .notWhole: .notWhole(mask)
    case .notANumber: .notANumber(mask)
    case .unknownUnit: .unknownUnit(mask)
    case .invalidPattern: .invalidPattern(mask)
    case .divisionByZero, .numberOutOfRange, .wrongType, .dateOutOfRange, .unknownFunction,
      .wrongArgumentCount, .patternNotJudged, .tooMuchWork:
      self
    }
  }

  /// The reason why a value is missing.
  package var message: Sentence {
    switch self {
    case .divisionByZero: Sentence { $0.divisionByZero }
    case .numberOutOfRange: Sentence { $0.numberBeyondExponent(Decimal34.exponentLimit) }
    case .notWhole(let text): Sentence { $0.wholeNumberExpected(text) }
    case .notANumber(let text): Sentence { $0.textIsNotANumber(text) }
    case .wrongType(let type): Sentence { $0.expressionExpected(type.name(in: $0)) }
    case .dateOutOfRange: Sentence { $0.dateBeyondYears }
    case .unknownUnit(let unit): Sentence { $0.unknownDateUnit(unit) }
    case .unknownFunction(let name): Sentence { $0.unknownFunction(name, nearest: nil) }
    case .wrongArgumentCount(let name): Sentence { $0.wrongArgumentCount(name) }
    case .invalidPattern(let pattern): Sentence { $0.patternDoesNotCompile(pattern) }
    case .patternNotJudged: Sentence { $0.patternTookTooLong }
    case .tooMuchWork: Sentence { $0.expressionTookTooLong }
    }
  }
}
