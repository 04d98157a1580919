import Glibc

extension PrivateFolder {
  /// Replaces a file of the folder that only its owner can read, all of it or nothing; the folder is created if it is
  /// missing. It is not flushed to the disk: for what may be lost with the machine.
  package func write(_ bytes: [UInt8], to name: String) throws(FileError) {
    try make()
    let (path, new) = ("\(path)/\(name)", "\(path)/.\(name).\(getpid())")
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW
    let descriptor = open(new.systemPath, flags, 0o600)
    guard descriptor >= 0 else { throw FileError.writing(path, code: errno) }
    let count = Interruption.retrying { Glibc.write(descriptor, bytes, bytes.count) }
    close(descriptor)
    guard count == bytes.count, rename(new.systemPath, path.systemPath) == 0 else {
      let code = errno
      FileRemover.remove(new)
      throw FileError.writing(path, code: code)
    }
  }
}
