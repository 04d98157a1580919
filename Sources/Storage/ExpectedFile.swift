import Glibc

/// The file that a path must still name for new contents to replace it.
package enum ExpectedFile {
  case anything
  /// No file: a new one must not replace a file created in the meantime.
  case nothing
  /// The file in this state. The contents are compared if the stamp alone is inconclusive because the file was read
  /// right after it was written.
  case file(FileStamp, contents: FileContents?)
}

/// Bytes that are produced in pieces, in order.
package struct FileContents {
  /// Receives the next bytes of the file.
  package typealias Sink = (UnsafeRawBufferPointer) throws -> Void
  private let produce: (Sink) throws -> Void

  package init(_ produce: @escaping (Sink) throws -> Void) { self.produce = produce }

  /// True if the file at `path`, which is not a symbolic link, has these bytes. O(bytes).
  func areIn(_ path: String) -> Bool {
    let descriptor = open(path.systemPath, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
    defer { buffer.deallocate() }
    struct Difference: Error {}
    do {
      try produce { piece in
        var rest = piece[...]
        while !rest.isEmpty {
          let expected = UnsafeRawBufferPointer(rebasing: rest.prefix(buffer.count))
          let count = Self.read(descriptor, buffer, expected.count)
          guard count > 0, let found = buffer.baseAddress, let bytes = expected.baseAddress,
            memcmp(found, bytes, count) == 0
          else { throw Difference() }
          rest = rest.dropFirst(count)
        }
      }
    } catch {
      return false
    }
    return Self.read(descriptor, buffer, 1) == 0
  }

  private static func read(
    _ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer, _ count: Int
  ) -> Int {
    Interruption.retrying { Glibc.read(descriptor, buffer.baseAddress, count) }
  }
}
