/// A file's bytes under the name that messages call it by.
package struct SourceText: Sendable {
  /// The name as the user wrote it: a path, or `-`.
  package let name: String
  /// All of its bytes.
  package let buffer: ByteBuffer

  package init(name: String, buffer: ByteBuffer) {
    self.name = name
    self.buffer = buffer
  }

  package init(name: String, text: String) {
    self.init(name: name, buffer: ByteBuffer(text))
  }
}
