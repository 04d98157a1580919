import CLinux
import Glibc

/// Keeps a file from being opened for writing while another one takes its name: bytes written to the old file then
/// would be lost with it.
///
/// A program that opens it for writing waits until the lease ends, for 45 seconds at most. A file that is already
/// open for writing gets no lease.
struct FileLease: ~Copyable {
  /// Descriptor of the file; -1 if it can't be opened.
  private let descriptor: Int32
  private let hasLease: Bool
  /// Programs that had the file open for writing at the time of the lease.
  let writers: Writers

  /// Programs with write access to a file, as far as known.
  enum Writers {
    case none
    case some
    /// The system reports none, and would not report those of other users.
    case unknown
  }

  /// The file at `path` is not a symbolic link.
  init(on path: String) {
    descriptor = open(path.systemPath, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_NOCTTY | O_CLOEXEC)
    (hasLease, writers) = Self.lease(descriptor)
  }

  static func writers(of descriptor: Int32) -> Writers {
    let (hasLease, writers) = lease(descriptor)
    if hasLease { clinux_end_lease(descriptor) }
    return writers
  }

  private static func lease(_ descriptor: Int32) -> (hasLease: Bool, writers: Writers) {
    guard descriptor >= 0 else { return (false, .none) }
    // One that is open for writing itself has none.
    if fcntl(descriptor, F_GETFL) & O_ACCMODE == O_RDONLY {
      if clinux_lease(descriptor) == 0 { return (true, .none) }
      if errno == EAGAIN { return (false, .some) }
    }
    // Of another user's file, and on some file systems, there is none: what is left is to look who has it open.
    let stamp = FileStamp(regular: descriptor)
    if stamp.flatMap({ FileHolder(writing: $0) }) != nil { return (false, .some) }
    return (false, FileOwner(of: descriptor)?.showsAllWriters == true ? .none : .unknown)
  }

  deinit {
    if hasLease { clinux_end_lease(descriptor) }
    if descriptor >= 0 { close(descriptor) }
  }

  /// True if no program has opened the file for writing so far, or waits to.
  var isUndisturbed: Bool { writers != .some && (!hasLease || clinux_has_lease(descriptor) != 0) }
}
