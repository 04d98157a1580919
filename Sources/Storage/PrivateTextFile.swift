import Glibc

/// A text in a file for another program to edit, in a separate folder: only its owner may read it, and it is deleted
/// with this object, with all files that the program has created in the folder.
///
/// The lock is on the folder, as editors replace files; programs started in the meantime inherit it. An unlocked
/// folder was left by a killed program, and is removed by the next one.
package final class PrivateTextFile {
  package let path: String
  /// Folder that contains only this file.
  package let folder: String
  /// Descriptor of the folder, which started programs inherit.
  private let descriptor: Int32

  private static let (beginning, unique, name) = ("formview-text-", "XXXXXX", "text.txt")

  /// Creates one in the first of these folders that allows it; else throws the reason of the last one.
  package init(_ text: String, in folders: [String]) throws(FileError) {
    var failure = FileError.general("", ENOENT)
    for folder in folders {
      guard let (made, descriptor) = Self.makeFolder(in: folder) else {
        failure = FileError.general(folder, errno)
        continue
      }
      self.folder = made
      self.descriptor = descriptor
      path = made + "/" + Self.name
      try write(text)
      return
    }
    throw failure
  }

  deinit {
    FileRemover.removeFolder(folder)
    close(descriptor)
  }

  private func write(_ text: String) throws(FileError) {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let file = open(path.systemPath, flags, 0o600)
    guard file >= 0 else { throw FileError.writing(path, code: errno) }
    defer { close(file) }
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { piece in
        Interruption.retrying { Glibc.write(file, piece.baseAddress, piece.count) }
      }
      guard count >= 0 else { throw FileError.writing(path, code: errno) }
      rest = rest.dropFirst(count)
    }
  }

  /// The current contents of the path.
  package func contents() throws(FileError) -> [UInt8] {
    let file = try FileReader.readFile(path, limit: 1 << 30).text
    return withExtendedLifetime(file.buffer) { Array(file.buffer.bytes) }
  }

  /// A new folder with a lock on it; nil, with `errno`, on failure.
  private static func makeFolder(in parent: String) -> (path: String, descriptor: Int32)? {
    for _ in 0..<100 {
      var template = "\(parent)/\(beginning)\(unique)".systemPath
      guard mkdtemp(&template) != nil else { return nil }
      let path = template.withUnsafeBufferPointer { $0.baseAddress.map { SystemPath.text($0) } }
      guard let path else { return nil }
      let descriptor = open(path.systemPath, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
      guard descriptor >= 0 else {
        let reason = errno
        if reason == ENOENT { continue }
        rmdir(path.systemPath)
        errno = reason
        return nil
      }
      // Before the lock it looked like one that was left: whoever has it may be about to remove it.
      _ = Interruption.retrying { flock(descriptor, LOCK_EX) }
      if FileOwner(entry: path)?.isSameFile(as: FileOwner(of: descriptor)) == true {
        return (path, descriptor)
      }
      close(descriptor)
    }
    errno = EAGAIN
    return nil
  }

  /// Removes text files in these folders whose programs have ended.
  package static func removeLeft(in folders: [String]) {
    for folder in folders {
      for name in FolderReader.allNames(in: folder, beginning: beginning)
      where name.utf8.count == beginning.utf8.count + unique.utf8.count {
        removeUnlessHeld(folder + "/" + name)
      }
    }
  }

  private static func removeUnlessHeld(_ path: String) {
    let descriptor = open(path.systemPath, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    guard let folder = FileOwner(of: descriptor), folder.isPrivateFolder,
      flock(descriptor, LOCK_EX | LOCK_NB) == 0
    else { return }
    FileRemover.removeFolder(path)
  }

}
