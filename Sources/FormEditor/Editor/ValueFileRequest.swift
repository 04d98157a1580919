import Records

/// A file that a value of binary data is read from or written to.
package struct ValueFileRequest: Hashable, Sendable {
  /// As it was typed.
  package let path: String
  /// Where the value is.
  package let location: Location
}
