/// What is read from the bytes of a text as they are, so that a value of a record need not become a string.
package protocol ReadFromUTF8 {
  /// Nil for a text that isn't one.
  init?(utf8 bytes: UnsafeRawBufferPointer)
}

extension ReadFromUTF8 {
  /// The same for a string. O(n) where its bytes must be copied together.
  package init?(_ text: String) {
    var text = text
    let read = text.withUTF8 { Self(utf8: UnsafeRawBufferPointer($0)) }
    guard let read else { return nil }
    self = read
  }
}
