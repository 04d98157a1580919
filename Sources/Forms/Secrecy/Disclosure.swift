import Values

/// What may be shown of a value. `SecretPaths` decides it by the value's path, and nobody else.
package enum Disclosure: Hashable, Sendable {
  /// All of it.
  case plain
  /// All but the secrets inside; a single value in the place of their object may be one.
  case withoutSecrets
  /// Nothing: bullets on the screen, nothing in messages and in what other programs read.
  case nothing

  /// Whether the value is a secret as a whole.
  package var isSecret: Bool { self == .nothing }

  /// The text as the screen shows it: bullets for a secret, as many whatever its length.
  package func shown(_ text: @autoclosure () -> String) -> String {
    isSecret ? SecretPaths.bullets : text()
  }
}

extension SecretPaths {
  /// What may be shown of the value at a path. O(path).
  package func disclosure(at path: ValuePath) -> Disclosure {
    if hides(path) { return .nothing }
    return areInside(path) ? .withoutSecrets : .plain
  }
}
