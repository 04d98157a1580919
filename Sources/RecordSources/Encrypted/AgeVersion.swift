import SourceText
import Storage

/// A state of an encrypted file: its stamp, and its bytes where they were read or written.
struct AgeVersion: Equatable, Sendable {
  let stamp: FileStamp
  /// As they are on the disk: what is encrypted again has other bytes, and says nothing about them.
  var file: ByteBuffer?

  /// The stamp is what distinguishes states.
  static func == (a: Self, b: Self) -> Bool { a.stamp == b.stamp }

  /// What must be there for nobody's work to be lost.
  var expected: ExpectedFile {
    .file(stamp, contents: file.map { file in FileContents { sink in try sink(file.bytes) } })
  }
}
