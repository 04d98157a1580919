import JSONText

/// A member that a source declares for all records, whatever their values are.
package struct DeclaredMember: Hashable, Sendable {
  package let name: String
  /// The declared type; nil if the source doesn't declare it, or allows any type.
  package let type: NativeType?
  package let hasTime: Bool
  package let limits: DeclaredLimits

  package init(
    name: String, type: NativeType?, hasTime: Bool = false,
    limits: DeclaredLimits = DeclaredLimits()
  ) {
    self.name = name
    self.type = type
    self.hasTime = hasTime
    self.limits = limits
  }
}

/// The limits of a member's values that its source enforces.
package struct DeclaredLimits: Hashable, Sendable {
  /// True if no record can lack a value, and the source has none of its own.
  package var isRequired = false
  package var isUnique = false
  /// The value that the source gives new records; nil for none, and for one that it computes.
  package var defaultValue: JSONValue?
  package var minimum: String?
  package var maximum: String?
  package var maximumLength: Int?
  /// The only values; empty if there are others.
  package var choices: [JSONValue] = []

  package init() {}
}
