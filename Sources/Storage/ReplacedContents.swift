import Glibc

/// The cached pages of contents that are being replaced.
///
/// Releasing these pages while new ones are written saves the search for others: a long file is saved without needing
/// its length in memory again. Only a hint; contents on the disk stay.
struct ReplacedContents: ~Copyable {
  /// Descriptor of the file; -1 if there is nothing to release, or it can't be opened.
  private let descriptor: Int32

  init(at path: String) {
    descriptor = open(path.systemPath, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  func giveBack(_ range: Range<Int>) {
    guard descriptor >= 0 else { return }
    _ = posix_fadvise(descriptor, range.lowerBound, range.count, POSIX_FADV_DONTNEED)
  }
}
