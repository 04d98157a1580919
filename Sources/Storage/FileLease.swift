import CLinux
import Glibc

/// Keeps a file from being opened for writing while another one takes its name: what a program writes into the old file then
/// is lost with it.
///
/// Whoever opens it for writing waits until the lease ends, for 45 seconds at most. A file that somebody has open for
/// writing already has no lease.
struct FileLease: ~Copyable {
  /// -1: the file can't be opened.
  private let descriptor: Int32
  private let hasLease: Bool
  /// Whether a program has the file open for writing.
  let isWritten: Bool

  /// Of the file at `path`, which is no symbolic link.
  init(on path: String) {
    descriptor = open(path.systemPath, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_NOCTTY | O_CLOEXEC)
    (hasLease, isWritten) = Self.lease(descriptor)
  }

  /// Whether a program has an open file open for writing, too.
  static func isWritten(_ descriptor: Int32) -> Bool {
    let (hasLease, isWritten) = lease(descriptor)
    if hasLease { clinux_end_lease(descriptor) }
    return isWritten
  }

  private static func lease(_ descriptor: Int32) -> (hasLease: Bool, isWritten: Bool) {
    guard descriptor >= 0 else { return (false, false) }
    // One that is open for writing itself has none.
    if fcntl(descriptor, F_GETFL) & O_ACCMODE == O_RDONLY {
      if clinux_lease(descriptor) == 0 { return (true, false) }
      if errno == EAGAIN { return (false, true) }
    }
    // Of another user's file, and on some file systems, there is none: what is left is to look who has it open.
    let stamp = FileStamp(regular: descriptor)
    return (false, stamp.flatMap { FileHolder(writing: $0) } != nil)
  }

  deinit {
    if hasLease { clinux_end_lease(descriptor) }
    if descriptor >= 0 { close(descriptor) }
  }

  /// Whether nobody has opened the file for writing up to now, or waits to.
  var isUndisturbed: Bool { !isWritten && (!hasLease || clinux_has_lease(descriptor) != 0) }
}
