/// Values parsed directly from UTF-8, so that a record's value need not become a string.
package protocol ReadFromUTF8 {
  /// Nil for an invalid text.
  init?(utf8 bytes: UnsafeRawBufferPointer)
}

extension ReadFromUTF8 {
  /// Parses a string. O(n) if its bytes must be made contiguous.
  package init?(_ text: String) {
    var text = text
    let read = text.withUTF8 { Self(utf8: UnsafeRawBufferPointer($0)) }
    guard let read else { return nil }
    self = read
  }
}
