import Glibc
import Threads

/// A file to which lines are appended, in the state folder: only its owner can read it, and its writer holds a lock on it
/// that ends with the writer, however that happens.
package final class JournalFile: Sendable {
  /// Where it is.
  package let path: String
  private let descriptor: Int32
  private let state = Locked(State())

  private struct State {
    /// Whether its last line was not written to its end.
    var isCut = false
    var flushFailure: FileError?
    /// The bytes that were written.
    var size = 0
    /// What it has, as long as that is not much: others may cut it. Nil where it is too much.
    var lines: [String]? = []
  }

  /// What others have done to it, so that the next start does not find what was written.
  package enum Damage: Sendable { case removed, cut }

  /// Bytes up to which its lines are kept.
  private static let mostKept = 16 << 20

  /// Makes a new one; `stem` is the beginning of its name.
  package init(in folder: PrivateFolder, stem: String) throws(FileError) {
    try folder.make()
    let path = "\(folder.path)/\(stem)\(Self.nameOfOurs())"
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC | O_NOFOLLOW
    descriptor = open(path.systemPath, flags, 0o600)
    guard descriptor >= 0 else { throw FileError.writing(path, in: folder.path, code: errno) }
    self.path = path
    // Others may look at that moment whether somebody writes it.
    _ = JournalLock.take(descriptor, patience: .seconds(1))
  }

  deinit { close(descriptor) }

  /// The end of a name that nobody has: a number, and who we are.
  private static func nameOfOurs() -> String {
    let mark = String(UInt64.random(in: 0...UInt64.max), radix: 36)
    return mark + (LeftFile.Writer.current?.text ?? "") + ending
  }

  /// A path in the same folder that says that we have the journal; nil where the system doesn't say who we are.
  static func pathOfOurs(for path: String) -> String? {
    let name = FilePath.name(of: path)
    guard LeftFile.Writer.current != nil, let end = name.firstIndex(of: "-") else { return nil }
    return FilePath.folder(of: path) + "/" + name[...end] + nameOfOurs()
  }

  /// Who has a journal, as its name says.
  private static func writer(of path: String) -> LeftFile.Writer? {
    LeftFile.Writer(endOf: FilePath.name(of: path).dropLast(ending.count))
  }

  /// Appends a line with one write(2): it outlives the program from then on, and the machine from `synchronize` on.
  ///
  /// What was written of a line before an error is no line; another one can be appended afterwards.
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

  /// What others have done to it: deleted it or its folder, moved it away, or cut it; nil where it is as it was written.
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

  /// What was written, also where others have removed or cut it; throws where that was much, and is cut. O(bytes).
  package func lines() throws(FileError) -> [String] {
    if let lines = state.withLock(\.lines) { return lines }
    if damage == .cut { throw FileError(path, .changed) { $0.journalWasCut } }
    return try Self.lines(of: "/proc/self/fd/\(descriptor)")
  }

  /// Returns when what was appended is on the disk; the error where some of it may never be.
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

  /// Deletes it.
  package func delete() { FileRemover.remove(path) }

  private static let ending = ".journal"

  /// The lines of one that were written to their end. O(bytes).
  package static func lines(of path: String) throws(FileError) -> [String] {
    let text = try FileReader.read(path).text
    return withExtendedLifetime(text.buffer) {
      // What follows the last line break is a line that is being written, or was cut.
      text.buffer.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .dropLast().map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// Those that nobody writes any more, the latest first: all, or those with a stem.
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

  /// Whether a path that a journal names can be that of a journal in these folders: nothing else is deleted with it.
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
