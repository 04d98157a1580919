/// A file's bytes and its name in messages.
package struct SourceText: Sendable {
  /// Name as the user wrote it: a path, or `-`.
  package let name: String
  package let buffer: ByteBuffer

  package init(name: String, buffer: ByteBuffer) {
    self.name = name
    self.buffer = buffer
  }

  package init(name: String, text: String) {
    self.init(name: name, buffer: ByteBuffer(text))
  }
}
