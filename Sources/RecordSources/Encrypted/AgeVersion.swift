import SourceText
import Storage

/// A state of an encrypted file: its stamp, and its bytes if they were read or written.
struct AgeVersion: Equatable, Sendable {
  let stamp: FileStamp
  /// Bytes on the disk: encrypting the contents again gives other bytes.
  var file: ByteBuffer?

  /// Compares stamps only.
  static func == (a: Self, b: Self) -> Bool { a.stamp == b.stamp }

  /// The required state for a save without loss of others' work.
  var expected: ExpectedFile {
    .file(stamp, contents: file.map { file in FileContents { sink in try sink(file.bytes) } })
  }
}
