/// A member that a source declares for all of its records, whatever their values are.
package struct DeclaredMember: Hashable, Sendable {
  /// Its name.
  package let name: String
  /// What its values are declared to be; nil where the source does not say, or values may be anything.
  package let type: NativeType?
  /// Whether dates have a time.
  package let hasTime: Bool

  package init(name: String, type: NativeType?, hasTime: Bool = false) {
    self.name = name
    self.type = type
    self.hasTime = hasTime
  }
}
