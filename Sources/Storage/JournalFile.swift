import Glibc
import Threads

/// A file of appended lines in the state folder. Only its owner can read it; its writer holds a lock on it that ends
/// with the writer.
package final class JournalFile: Sendable {
  package let path: String
  private let descriptor: Int32
  private let state = Locked(State())

  private struct State {
    var isCut = false
    var flushFailure: FileError?
    var size = 0
    /// Lines of the file, in case other programs cut it; nil if they are too long to keep.
    var lines: [String]? = []
  }

  /// Damage done by other programs that keeps the next start from finding the contents.
  package enum Damage: Sendable { case removed, cut }

  /// Limit in bytes up to which the lines are kept.
  private static let mostKept = 16 << 20

  /// Creates a file whose name begins with `stem`.
  package init(in folder: PrivateFolder, stem: String) throws(FileError) {
    try folder.make()
    let path = "\(folder.path)/\(stem)\(Self.nameOfOurs())"
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC | O_NOFOLLOW
    descriptor = open(path.systemPath, flags, 0o600)
    guard descriptor >= 0 else { throw FileError.writing(path, in: folder.path, code: errno) }
    self.path = path
    // Others may look at that moment whether somebody writes it.
    _ = JournalLock.acquire(descriptor, patience: .seconds(1))
  }

  deinit { close(descriptor) }

  /// A unique ending of a name: a number and our identity.
  private static func nameOfOurs() -> String {
    let mark = String(UInt64.random(in: 0...UInt64.max), radix: 36)
    return mark + (LeftFile.Writer.current?.text ?? "") + ending
  }

  /// A path in the same folder that names us as the journal's owner; nil if the system doesn't identify the process.
  static func pathOfOurs(for path: String) -> String? {
    let name = FilePath.name(of: path)
    guard LeftFile.Writer.current != nil, let end = name.firstIndex(of: "-") else { return nil }
    return FilePath.folder(of: path) + "/" + name[...end] + nameOfOurs()
  }

  /// The owner of a journal by its name.
  private static func writer(of path: String) -> LeftFile.Writer? {
    LeftFile.Writer(endOf: FilePath.name(of: path).dropLast(ending.count))
  }

  /// Appends a line with one write(2): it survives the program from then on, and the machine after `synchronize`.
  ///
  /// A partial line before an error doesn't count; another one can be appended afterwards.
  package func append(_ line: String) throws(FileError) {
    try state.withLock { (state) throws(FileError) in
      // A whole line of JSON is none with the question mark.
      var rest = Array(((state.isCut ? "?\n" : "") + line + "\n").utf8)[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { piece in
          Interruption.retrying { write(descriptor, piece.baseAddress, piece.count) }
        }
        guard count > 0 else { throw FileError.writing(path, code: count < 0 ? errno : EIO) }
        state.isCut = true
        state.size += count
        rest = rest.dropFirst(count)
      }
      state.isCut = false
      if state.size > Self.mostKept { state.lines = nil } else { state.lines?.append(line) }
    }
  }

  /// Damage by other programs: the file or its folder was deleted, moved away, or cut; nil if it is intact.
  package var damage: Damage? {
    state.withLock { state in
      var (own, named) = (stat(), stat())
      guard fstat(descriptor, &own) == 0 else { return nil }
      let isThere =
        own.st_nlink > 0 && lstat(path.systemPath, &named) == 0 && named.st_ino == own.st_ino
        && named.st_dev == own.st_dev
      if !isThere { return .removed }
      return Int(own.st_size) < state.size ? .cut : nil
    }
  }

  /// The written lines, also if others have removed or cut the file; throws if it was long, and is cut. O(bytes).
  package func lines() throws(FileError) -> [String] {
    if let lines = state.withLock(\.lines) { return lines }
    if damage == .cut { throw FileError(path, .changed) { $0.journalWasCut } }
    return try Self.lines(of: "/proc/self/fd/\(descriptor)")
  }

  /// Returns when the appended lines are on the disk; the error if some may never be.
  package func synchronize() -> FileError? {
    let isDone = Interruption.retrying { fdatasync(descriptor) } == 0
    // EINVAL: a file system without the notion.
    let failure = isDone || errno == EINVAL ? nil : FileError.writing(path, code: errno)
    return state.withLock { state in
      // The system reports an error once, and forgets what it could not write.
      state.flushFailure = state.flushFailure ?? failure
      return state.flushFailure
    }
  }

  /// Deletes the file.
  package func delete() { FileRemover.remove(path) }

  private static let ending = ".journal"

  /// The complete lines of a journal. O(bytes).
  package static func lines(of path: String) throws(FileError) -> [String] {
    let text = try FileReader.read(path).text
    return withExtendedLifetime(text.buffer) {
      // What follows the last line break is a line that is being written, or was cut.
      text.buffer.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .dropLast().map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// Journals without a writer, the latest first: all, or only names with a stem.
  package static func left(in folder: PrivateFolder, stem: String? = nil) -> [String] {
    guard folder.isOurs else { return [] }
    return FolderReader.names(in: folder.path)
      .filter { $0.hasSuffix(ending) && stem.map($0.hasPrefix) ?? true }
      .map { folder.path + "/" + $0 }
      .filter { !isHeld($0) }
      .map { (path: $0, time: FileStamp.current(of: $0)?.modified ?? 0) }
      .sorted { $0.time > $1.time }
      .map(\.path)
  }

  /// True if a path named in a journal can be a journal in these folders: nothing else is deleted with it.
  package static func isName(_ path: String, in folders: [PrivateFolder]) -> Bool {
    let name = FilePath.name(of: path)
    return name.hasSuffix(ending) && folders.contains { path == $0.path + "/" + name }
  }

  private static func isHeld(_ path: String) -> Bool {
    let descriptor = open(path.systemPath, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return true }
    defer { close(descriptor) }
    return JournalLock.isTaken(descriptor, by: writer(of: path))
  }
}
