import Records

/// A file that a value of binary data is read from or written to.
package struct ValueFileRequest: Hashable, Sendable {
  /// Path as it was typed.
  package let path: String
  package let location: Location
}
