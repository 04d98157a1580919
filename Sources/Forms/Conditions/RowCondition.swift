import Expressions

/// A state that a row has for some records only: hidden, disabled, read-only or required.
package struct RowCondition: Equatable, Sendable {
  /// The state of the row for records that satisfy the predicate; the raw value is the key that
  /// sets it.
  package enum Effect: String, CaseIterable, Sendable {
    /// The row is not shown, and its value is not validated.
    case hidden
    /// The row is dimmed, the cursor skips it, and its value is not validated.
    case disabled
    case readOnly
    case required

    /// True if values of the row can't be edited.
    package var locks: Bool { self == .disabled || self == .readOnly }
  }

  /// The part of the form in which the condition is written.
  package enum Origin: Equatable, Sendable {
    case row
    case section(String)
    case form
  }

  package let effect: Effect
  package let predicate: Expression
  package let origin: Origin

  package init(_ effect: Effect, when predicate: Expression, origin: Origin = .row) {
    self.effect = effect
    self.predicate = predicate
    self.origin = origin
  }

  package var isAlways: Bool { predicate == Self.always }

  static let always = Expression(constant: true)

  /// A copy of the condition with another origin.
  func from(_ origin: Origin) -> RowCondition {
    RowCondition(effect, when: predicate, origin: origin)
  }
}

/// The treatment of a row's value when an edit hides the row.
package enum WhenHidden: String, CaseIterable, Sendable {
  case keep
  case clear
  /// The value is removed from the record, and restored when the row is shown again.
  case omit
}
