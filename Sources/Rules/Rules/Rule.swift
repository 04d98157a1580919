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
  /// The keys of forms that it reads. Their types and meaning are in the vocabulary.
  static var keys: [String] { get }

  /// What it is called where a value breaks it, by `check` and by `errorMessages`.
  static var names: [RuleName] { get }

  /// What the help lists about a row that has the rule.
  static func facts(about row: ConfigRow, in texts: any RuleTexts) -> [RuleFact]

  /// Nil where the row doesn't have the rule.
  init?(_ row: borrowing ConfigRow)

  /// The rule of a row; nil where the row doesn't have it. Same as `init`, which would look up the type of its result.
  static func prepared(for row: borrowing ConfigRow) -> (any Rule)?

  /// Which stored values it judges; empty texts, null and missing values count as missing.
  var judgedKinds: StoredKinds { get }

  /// The values that it offers; nil where it has none.
  var choices: ListedValues? { get }

  /// Adds what it limits a row's values to.
  func limit(_ limits: inout ValueLimits)

  /// The pattern that it tries; nil where it has none.
  var pattern: RowPattern? { get }

  /// Whether a missing value breaks it.
  var requiresValue: Bool { get }

  /// Whether a number that is typed is marked as complete when it breaks nothing.
  var limitsNumbers: Bool { get }

  /// Appends what a stored value breaks; false after an error, which is the last that is reported. O(value).
  func judge(_ value: inout StoredValue, into breaches: inout [RuleBreach]) -> Bool

  /// Whether it compares a value with those of other elements of a list.
  var comparesSiblings: Bool { get }

  /// What a value breaks as one among others.
  func breach(of value: JSONSlice, at place: SiblingPlace) -> RuleBreach?

  /// What a number that is being typed breaks.
  func fault(
    ofTyped number: DecimalText, in row: ConfigRow, _ texts: any RuleTexts
  ) -> TypedFault?

  /// What a date that is being typed breaks.
  func judge(
    typed date: DateText, in row: ConfigRow, _ texts: any RuleTexts
  ) -> TypingJudgement?

  /// How a text that is being typed looks; nil where the rule does not judge it.
  func judge(typing text: TypedText) -> TypingJudgement?
}

extension Rule {
  package static func prepared(for row: borrowing ConfigRow) -> (any Rule)? { Self(row) }

  package static func facts(about row: ConfigRow, in texts: any RuleTexts) -> [RuleFact] { [] }

  package var judgedKinds: StoredKinds { [] }
  package var choices: ListedValues? { nil }
  package var pattern: RowPattern? { nil }
  package var requiresValue: Bool { false }
  package var limitsNumbers: Bool { false }
  package var comparesSiblings: Bool { false }

  package func limit(_ limits: inout ValueLimits) {}
  package func judge(_ value: inout StoredValue, into breaches: inout [RuleBreach]) -> Bool { true }
  package func breach(of value: JSONSlice, at place: SiblingPlace) -> RuleBreach? { nil }
  package func fault(
    ofTyped number: DecimalText, in row: ConfigRow, _ texts: any RuleTexts
  ) -> TypedFault? { nil }
  package func judge(
    typed date: DateText, in row: ConfigRow, _ texts: any RuleTexts
  ) -> TypingJudgement? { nil }
  package func judge(typing text: TypedText) -> TypingJudgement? { nil }
}

/// A line of help: a name and what holds.
package struct RuleFact: Hashable, Sendable {
  /// What the help calls it.
  package let name: String
  /// What the form sets.
  package let text: String
}

/// A number that is being typed and breaks a rule.
package struct TypedFault {
  let failure: ValidationFailure
  /// Whether more digits only make it worse.
  let isFinal: Bool
  /// Whether a shorter beginning of the number keeps the rule.
  let isKept: (DecimalText) -> Bool
}
