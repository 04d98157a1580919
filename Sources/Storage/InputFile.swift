import Glibc

/// A file or pipe open for reading, from start to end in pieces of the caller's size.
struct InputFile: ~Copyable {
  /// Name as the user wrote it: a path, or `-` for standard input.
  let name: String
  let info: stat
  /// The file's state before its first byte was read.
  let stamp: FileStamp
  let descriptor: Int32

  /// Opens `name`; waits for a writer if it is a named pipe. Folders, sockets and, unless they are standard input,
  /// devices are refused. `isFile`: refuses a named pipe, too, also one that replaces a file at this moment.
  init(_ name: String, isFile: Bool = false) throws(FileError) {
    (descriptor, info) = try Self.open(name, isFile: isFile)
    stamp = FileStamp(info)
    self.name = name
  }

  deinit {
    if descriptor > STDIN_FILENO { close(descriptor) }
  }

  var isRegular: Bool { info.st_mode & S_IFMT == S_IFREG }

  /// True if the file was written since it was opened. Being replaced doesn't count.
  var wasWritten: Bool {
    var now = stat()
    return isRegular && fstat(descriptor, &now) == 0 && !FileStamp(now).agrees(with: stamp)
  }

  /// Reads up to `target.count` bytes; 0 is the end.
  func read(into target: UnsafeMutableRawBufferPointer) throws(FileError) -> Int {
    try Self.read(descriptor, name, into: target)
  }

  static func read(
    _ descriptor: Int32, _ name: String, into target: UnsafeMutableRawBufferPointer
  ) throws(FileError) -> Int {
    let count = Interruption.retrying { Glibc.read(descriptor, target.baseAddress, target.count) }
    guard count >= 0 else { throw FileError.reading(name, code: errno) }
    return count
  }

  private static func open(_ name: String, isFile: Bool) throws(FileError) -> (Int32, stat) {
    var info = stat()
    if name == "-" {
      guard fstat(STDIN_FILENO, &info) == 0 else { throw FileError.reading(name, code: errno) }
      if info.st_mode & S_IFMT == S_IFDIR { throw FileError.folder(name) }
      return (STDIN_FILENO, info)
    }
    // Asked before opening: merely opening some devices has effects.
    guard stat(name.systemPath, &info) == 0 else { throw FileError.reading(name, code: errno) }
    try refuseUnreadable(info, name, isFile: isFile)
    let flags = O_RDONLY | O_CLOEXEC | O_NOCTTY | (isFile ? O_NONBLOCK : 0)
    let descriptor = Glibc.open(name.systemPath, flags)
    guard descriptor >= 0 else { throw FileError.reading(name, code: errno) }
    guard fstat(descriptor, &info) == 0 else {
      let code = errno
      close(descriptor)
      throw FileError.reading(name, code: code)
    }
    do throws(FileError) {
      try refuseUnreadable(info, name, isFile: isFile)
    } catch {
      close(descriptor)
      throw error
    }
    return (descriptor, info)
  }

  private static func refuseUnreadable(
    _ info: stat, _ name: String, isFile: Bool
  ) throws(FileError) {
    let kind = info.st_mode & S_IFMT
    if kind == S_IFDIR { throw FileError.folder(name) }
    if isFile, kind != S_IFREG { throw FileError.notAFile(name) { $0.deviceOrPipe } }
    if kind == S_IFCHR || kind == S_IFBLK { throw FileError.notAFile(name) { $0.aDevice } }
    if kind == S_IFSOCK { throw FileError.notAFile(name) { $0.aSocket } }
  }
}
