import Forms
import JSONText
import Patterns
import Texts
import Values

/// Something that a form can demand of a row's values: one file each, and one line in `RuleCatalog`.
///
/// An instance is what is prepared of a row, so that a stored value is judged on its bytes. A rule implements what
/// it judges; everything else has a default.
package protocol Rule: Sendable {
  static var keys: [String] { get }

  /// Names of what a value can break, as used by `check` and by `errorMessages`.
  static var names: [RuleName] { get }

  /// The facts that the help lists about a row with this rule.
  static func facts(about row: ConfigRow, in texts: Texts) -> [RuleFact]

  /// Nil where the row doesn't have the rule.
  init?(_ row: ConfigRow)

  /// The rule of a row; nil where the row doesn't have it. Same as `init`, which would look up the type of its result.
  static func prepared(for row: ConfigRow) -> (any Rule)?

  /// Kinds of stored values that the rule judges; empty texts, null and missing values count
  /// as missing.
  var judgedKinds: StoredKinds { get }

  var choices: ListedValues? { get }

  /// Adds what it limits a row's values to.
  func limit(_ limits: inout ValueLimits)

  var pattern: RowPattern? { get }

  var requiresValue: Bool { get }

  /// True where a typed number that breaks nothing is shown as complete.
  var limitsNumbers: Bool { get }

  /// Appends what a stored value breaks; false after an error, which is the last that is reported. O(value).
  func judge(_ value: inout StoredValue, into breaches: inout [RuleBreach]) -> Bool

  var comparesSiblings: Bool { get }

  /// The breach of a value that conflicts with other elements of its list, or nil.
  func breach(of value: JSONSlice, at position: SiblingPosition) -> RuleBreach?

  /// The fault of a number that is being typed, or nil.
  func fault(
    ofTyped number: DecimalText, in row: ConfigRow, _ texts: Texts
  ) -> TypedFault?

  /// The judgement of a date that is being typed; nil where the rule does not judge it.
  func judge(
    typed date: DateText, in row: ConfigRow, _ texts: Texts
  ) -> TypingJudgement?

  /// The judgement of a text that is being typed; nil where the rule does not judge it.
  func judge(typing text: TypedText) -> TypingJudgement?
}

extension Rule {
  package static func prepared(for row: ConfigRow) -> (any Rule)? { Self(row) }

  package static func facts(about row: ConfigRow, in texts: Texts) -> [RuleFact] { [] }

  package var judgedKinds: StoredKinds { [] }
  package var choices: ListedValues? { nil }
  package var pattern: RowPattern? { nil }
  package var requiresValue: Bool { false }
  package var limitsNumbers: Bool { false }
  package var comparesSiblings: Bool { false }

  package func limit(_ limits: inout ValueLimits) {}
  package func judge(_ value: inout StoredValue, into breaches: inout [RuleBreach]) -> Bool { true }
  package func breach(of value: JSONSlice, at position: SiblingPosition) -> RuleBreach? { nil }
  package func fault(
    ofTyped number: DecimalText, in row: ConfigRow, _ texts: Texts
  ) -> TypedFault? { nil }
  package func judge(
    typed date: DateText, in row: ConfigRow, _ texts: Texts
  ) -> TypingJudgement? { nil }
  package func judge(typing text: TypedText) -> TypingJudgement? { nil }
}

/// A line of help: a name and what holds.
package struct RuleFact: Hashable, Sendable {
  package let name: String
  package let text: String
}

/// A number that is being typed and breaks a rule.
package struct TypedFault {
  let failure: ValidationFailure
  /// True where further digits only make it worse.
  let isFinal: Bool
  /// Returns true where a shorter beginning of the number keeps the rule.
  let isKept: (DecimalText) -> Bool
}
