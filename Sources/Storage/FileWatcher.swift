import CLinux
import Glibc

/// Tells when files are written, replaced or removed by others, by watching their folders
/// (inotify), through symbolic links: editors replace files, and a watched file would be the old
/// one then.
///
/// Network file systems, mounted single files and folders made again keep silent. So ask
/// `changedPaths()` every few seconds besides: it compares stamps, one stat a path, whether
/// anything was heard or not.
package final class FileWatcher {
  /// Becomes readable when something happened in the folders; -1 where the system gives no notice.
  package let fileDescriptor: Int32
  /// What is watched, in the order given.
  package private(set) var paths: [String] = []
  private var known: [String: FileStamp] = [:]

  /// Not IN_MODIFY: a file being written is reported when its writer closes it.
  private static let events = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_ATTRIB
      | IN_DELETE_SELF | IN_MOVE_SELF)

  /// Starts to watch `paths`, which need not exist. What they are now is taken as known: give
  /// `acknowledge` the stamps of those read before.
  package init(paths: [String]) {
    fileDescriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    for path in paths { watch(path) }
  }

  deinit {
    if fileDescriptor >= 0 { close(fileDescriptor) }
  }

  /// Watches `path` too.
  package func watch(_ path: String) {
    guard !paths.contains(path) else { return }
    paths.append(path)
    listen(for: path)
    acknowledge(path)
  }

  /// Tells nothing of `path` any more.
  package func forget(_ path: String) {
    paths.removeAll { $0 == path }
    known[path] = nil
  }

  /// The watched paths (as given) whose stamp differs from the last one reported. Drains the
  /// descriptor.
  package func changedPaths() -> [String] {
    drain()
    return paths.filter { path in
      // A folder may have been made again, a link may lead elsewhere by now.
      listen(for: path)
      let stamp = FileStamp.current(of: path)
      guard stamp != known[path] else { return false }
      known[path] = stamp
      return true
    }
  }

  /// Takes the present state of `path` as known: after we saved it ourselves.
  package func acknowledge(_ path: String) {
    acknowledge(path, as: FileStamp.current(of: path))
  }

  /// Takes `stamp` as the known state of `path`, nil for no file: what differs from it is a change.
  package func acknowledge(_ path: String, as stamp: FileStamp?) {
    guard paths.contains(path) else { return }
    known[path] = stamp
  }

  /// Watches the folders of `path` and of all that its symbolic links lead over; where one is
  /// missing, the nearest folder above. A folder watched already stays as it is.
  private func listen(for path: String) {
    guard fileDescriptor >= 0 else { return }
    for hop in FilePath.links(from: path) ?? [path] {
      var folder = FilePath.folder(of: hop)
      while inotify_add_watch(fileDescriptor, folder.systemPath, Self.events | UInt32(IN_ONLYDIR))
        < 0,
        folder != "/", folder != "."
      {
        folder = FilePath.folder(of: folder)
      }
    }
  }

  private func drain() {
    guard fileDescriptor >= 0 else { return }
    withUnsafeTemporaryAllocation(byteCount: 1 << 14, alignment: 8) { buffer in
      while read(fileDescriptor, buffer.baseAddress, buffer.count) > 0 {}
    }
  }
}
