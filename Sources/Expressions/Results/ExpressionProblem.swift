import Texts

/// The reason why an expression has no value although its inputs exist.
package enum ExpressionProblem: Hashable, Sendable {
  case divisionByZero
  /// The exponent of a number is beyond ±6144.
  case numberOutOfRange
  /// A count with a fraction, or a very large one.
  case notWhole(String)
  case notANumber(String)
  case wrongType(expected: ExpressionType)
  /// A date beyond the years 1 to 9999.
  case dateOutOfRange
  case unknownUnit(String)
  case unknownFunction(String)
  case wrongArgumentCount(String)
  /// A computed pattern that does not compile.
  case invalidPattern(String)
  case patternNotJudged
  case unknownGroup(String)
  case invalidFormat(String)
  /// A text of more characters than these.
  case tooLong(Int)
  /// More steps than `ExpressionLimits.steps`.
  case tooMuchWork

  /// The problem with `mask` in place of the quoted value, an input or a result.
  package func masked(by mask: String) -> ExpressionProblem {
    switch self {
    case .notWhole: .notWhole(mask)
    case .notANumber: .notANumber(mask)
    case .unknownUnit: .unknownUnit(mask)
    case .invalidPattern: .invalidPattern(mask)
    case .unknownGroup: .unknownGroup(mask)
    case .invalidFormat: .invalidFormat(mask)
    case .divisionByZero, .numberOutOfRange, .wrongType, .dateOutOfRange, .unknownFunction,
      .wrongArgumentCount, .patternNotJudged, .tooLong,
      .tooMuchWork:
      self
    }
  }

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
    case .unknownGroup(let group): Sentence { $0.isNoGroup(group) }
    case .invalidFormat(let format): Sentence { $0.invalidFormat(format) }
    case .tooLong(let limit): Sentence { $0.expressionTooLong(limit) }
    case .tooMuchWork: Sentence { $0.expressionTookTooLong }
    }
  }
}
