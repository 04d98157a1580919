import Glibc
import Synchronization

/// The advisory lock (flock(2)) on a data file: programs that use it read, change and write the file one after the
/// other.
///
/// It is released when its holder ends, for whatever reason. Programs that don't use it are not kept out;
/// `AtomicFile` notices their changes. A program that has the file open for writing is waited for, as it would
/// continue to write into the replaced file. If the system does not report such programs, as they are other users',
/// the file has to stay unchanged for a moment: slower writers are not noticed.
package final class FileLock: Sendable {
  /// Descriptor of the locked file; -1 if there is nothing to lock: no such file, a pipe, or
  /// a file system without locks.
  private let descriptor: Int32

  package let isUnsupported: Bool

  package var isHeld: Bool { descriptor >= 0 }

  private let wroteUnguarded = Mutex(false)

  /// True if a save of another program at the same moment may have been replaced unnoticed.
  package var mayLoseOthers: Bool { wroteUnguarded.withLock(\.self) }

  /// Records how a file was written under the lock.
  package func note(_ file: WrittenFile) {
    if file.isUnguarded { wroteUnguarded.withLock { $0 = true } }
  }

  /// Waits for the lock on the file that `path` leads to, through symbolic links.
  ///
  /// Every save replaces the file, so the file is opened again until the locked
  /// one is the one that the path names. Fails with the cause `locked` once another program has held it for
  /// `patience` without changing the file, and with `written` while a program has it open for writing, or writes it.
  /// - Parameters:
  ///   - isStopped: returns true to give up; called while waiting.
  ///   - onWait: is called once, before waiting for the holder of the lock.
  package init(
    _ path: String, patience: Duration = .seconds(10), isStopped: () -> Bool = { false },
    onWait: () -> Void = {}
  ) throws(FileError) {
    var waiting = Waiting(patience: patience)
    var isWaiting = false
    while true {
      switch Self.attempt(path) {
      case .locked(let descriptor):
        (self.descriptor, isUnsupported) = (descriptor, false)
        try Self.waitForWriters(
          of: descriptor, at: path, patience: patience, isStopped: isStopped)
        return
      case .impossible(let isUnsupported):
        (descriptor, self.isUnsupported) = (-1, isUnsupported)
        return
      case .replaced: continue
      case .taken(let stamp):
        if !isWaiting { onWait() }
        isWaiting = true
        if isStopped() { throw .stopped(path) }
        guard waiting.goesOn(stamp) else {
          throw .locked(path, by: FileHolder(locking: stamp), for: patience)
        }
      }
    }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  private enum Attempt {
    case locked(Int32)
    case impossible(isUnsupported: Bool)
    /// Another file replaced it while it was being locked.
    case replaced
    case taken(FileStamp)
  }

  private static func attempt(_ path: String) -> Attempt {
    let flags = O_CLOEXEC | O_NONBLOCK | O_NOCTTY
    var descriptor = open(path.systemPath, O_RDONLY | flags)
    guard descriptor >= 0, let stamp = FileStamp(regular: descriptor) else {
      if descriptor >= 0 { close(descriptor) }
      return .impossible(isUnsupported: false)
    }
    var result = Interruption.retrying { flock(descriptor, LOCK_EX | LOCK_NB) }
    if result != 0, errno == EBADF {
      // NFS keeps these as record locks, which want a file open for writing.
      close(descriptor)
      descriptor = open(path.systemPath, O_RDWR | flags)
      guard descriptor >= 0 else { return .impossible(isUnsupported: true) }
      result = Interruption.retrying { flock(descriptor, LOCK_EX | LOCK_NB) }
    }
    let code = errno
    if result == 0, FileStamp(regular: descriptor)?.isSameFile(as: .current(of: path)) == true {
      return .locked(descriptor)
    }
    close(descriptor)
    if result == 0 { return .replaced }
    return code == EWOULDBLOCK ? .taken(stamp) : .impossible(isUnsupported: true)
  }

  /// Microseconds between two checks for writers.
  private static let writingPause: UInt32 = 4_000
  /// The time without changes that is required if the system does not report the file's writers.
  private static let quietTime = Duration.milliseconds(400)

  /// Returns once no program has the file open for writing, as far as that can be known.
  private static func waitForWriters(
    of descriptor: Int32, at path: String, patience: Duration, isStopped: () -> Bool
  ) throws(FileError) {
    let begun = ContinuousClock.now
    while true {
      switch FileLease.writers(of: descriptor) {
      case .none: return
      case .unknown: if isQuiet(descriptor) { return }
      case .some: break
      }
      if isStopped() { throw .stopped(path) }
      guard ContinuousClock.now - begun < patience else {
        let holder = FileStamp(regular: descriptor).flatMap { FileHolder(writing: $0) }
        throw .written(path, by: holder)
      }
      usleep(writingPause)
    }
  }

  /// True if no program writes into the file for some time; false as soon as one does.
  private static func isQuiet(_ descriptor: Int32) -> Bool {
    let begun = ContinuousClock.now
    let first = FileStamp(regular: descriptor)
    while ContinuousClock.now - begun < quietTime {
      usleep(writingPause)
      if FileStamp(regular: descriptor)?.agrees(with: first) != true { return false }
    }
    return true
  }

  /// The time that another program has held the lock on one state of the file.
  private struct Waiting {
    let patience: Duration
    private var stamp: FileStamp?
    private var begun = ContinuousClock.now
    private var pause: UInt32 = 500

    /// Limit in microseconds of the pause between two attempts.
    private static let longestPause: UInt32 = 16_000

    init(patience: Duration) { self.patience = patience }

    /// Pauses before the next attempt; false when the patience is exhausted.
    mutating func goesOn(_ stamp: FileStamp) -> Bool {
      // Whoever has it gets on with it: the file is another one.
      if stamp != self.stamp { (self.stamp, begun, pause) = (stamp, .now, 500) }
      guard ContinuousClock.now - begun < patience else { return false }
      usleep(pause)
      pause = min(pause * 2, Self.longestPause)
      return true
    }
  }
}
