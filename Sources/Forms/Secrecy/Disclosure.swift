import Values

/// The permitted disclosure of a value. Only `SecretPaths` decides it, by the value's path.
package enum Disclosure: Hashable, Sendable {
  case plain
  /// Everything but the secrets inside; a single value in place of their object may be one.
  case withoutSecrets
  /// Nothing: bullets on the screen, no text in messages or in output for other programs.
  case nothing

  package var isSecret: Bool { self == .nothing }

  /// The text as the screen shows it: bullets for a secret, as many whatever its length.
  package func shown(_ text: @autoclosure () -> String) -> String {
    isSecret ? SecretPaths.bullets : text()
  }
}

extension SecretPaths {
  /// The permitted disclosure of the value at a path. O(path).
  package func disclosure(at path: ValuePath) -> Disclosure {
    if hides(path) { return .nothing }
    return areInside(path) ? .withoutSecrets : .plain
  }
}
