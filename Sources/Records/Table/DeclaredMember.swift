/// A member that a source declares for all records, whatever their values are.
package struct DeclaredMember: Hashable, Sendable {
  package let name: String
  /// The declared type; nil if the source doesn't declare it, or allows any type.
  package let type: NativeType?
  package let hasTime: Bool

  package init(name: String, type: NativeType?, hasTime: Bool = false) {
    self.name = name
    self.type = type
    self.hasTime = hasTime
  }
}
