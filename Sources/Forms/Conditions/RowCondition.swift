import Expressions

/// What a row is for some records only: hidden, disabled, read-only or required.
package struct RowCondition: Equatable, Sendable {
  /// What the row is where the predicate is satisfied; the raw value is the key that sets it.
  package enum Effect: String, CaseIterable, Sendable {
    /// It is not shown, and its value is not judged.
    case hidden
    /// It is shown dim, the cursor passes over it, and its value is not judged.
    case disabled
    /// Its value can't be edited.
    case readOnly
    /// There must be a value.
    case required
  }

  /// Where it was written.
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

  /// This condition, as written elsewhere.
  func from(_ origin: Origin) -> RowCondition {
    RowCondition(effect, when: predicate, origin: origin)
  }
}

/// What becomes of a row's value when an edit hides the row.
package enum WhenHidden: String, CaseIterable, Sendable {
  /// It stays.
  case keep
  /// It is cleared, as by a person.
  case clear
  /// It is taken out of the record, and comes back with the row.
  case omit
}
