import Glibc

/// A text in a file that another program is to change: only its owner may read it, and it goes with its owner.
///
/// A lock on it is inherited by the programs that are started meanwhile. One that nobody holds a lock on was left by a
/// program that was killed, and is removed by the next one.
package final class PrivateTextFile {
  /// Where it is.
  package let path: String
  /// Open for programs that are started.
  private let descriptor: Int32

  private static let (beginning, ending) = ("formview-", ".txt")

  /// Makes one in the first of these folders that lets us; else throws why the last one does not.
  package init(_ text: String, in folders: [String]) throws(FileError) {
    var (path, descriptor) = ("", -1 as Int32)
    var failure: FileError?
    for folder in folders {
      var template = Array("\(folder)/\(Self.beginning)XXXXXX\(Self.ending)".utf8CString)
      descriptor = mkstemps(&template, Int32(Self.ending.utf8.count))
      if descriptor >= 0 {
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        break
      }
      failure = FileError.general(folder, errno)
    }
    guard descriptor >= 0 else { throw failure ?? FileError.general("", ENOENT) }
    self.path = path
    self.descriptor = descriptor
    _ = flock(descriptor, LOCK_EX | LOCK_NB)
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { piece in
        Interruption.retrying { write(descriptor, piece.baseAddress, piece.count) }
      }
      guard count >= 0 else { throw FileError.writing(path, code: errno) }
      rest = rest.dropFirst(count)
    }
  }

  deinit {
    unlink(path.systemPath)
    close(descriptor)
  }

  /// What is at the path now: editors replace files.
  package func contents() throws(FileError) -> [UInt8] {
    let file = try FileReader.readFile(path, limit: 1 << 30).text
    return withExtendedLifetime(file.buffer) { Array(file.buffer.bytes) }
  }

  /// Removes those that programs left in these folders which are gone.
  package static func removeLeft(in folders: [String]) {
    for folder in folders {
      for name in FolderReader.allNames(in: folder, beginning: beginning)
      where name.hasSuffix(ending)
        && name.utf8.count == beginning.utf8.count + 6 + ending.utf8.count
      {
        removeUnlessHeld(folder + "/" + name)
      }
    }
  }

  private static func removeUnlessHeld(_ path: String) {
    let descriptor = open(
      path.systemPath, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0, info.st_mode == S_IFREG | 0o600,
      info.st_uid == geteuid(), flock(descriptor, LOCK_EX | LOCK_NB) == 0
    else { return }
    unlink(path.systemPath)
  }
}
