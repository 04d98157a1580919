import CLinux
import Glibc

/// Reports when other programs write, replace or remove files, by watching their folders (inotify), through symbolic
/// links: editors replace files, and a watched file would be the old one then.
///
/// Network file systems, mounted single files and recreated folders send no events. So call `changedPaths()` every
/// few seconds, too: it compares stamps, one stat per path, with or without events.
package final class FileWatcher {
  /// Descriptor that is readable after an event in the folders; -1 if the system sends none.
  package let fileDescriptor: Int32
  package private(set) var paths: [String] = []
  private var known: [String: FileStamp] = [:]

  /// Events without IN_MODIFY: a written file is reported when its writer closes it.
  private static let events = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_ATTRIB
      | IN_DELETE_SELF | IN_MOVE_SELF)

  /// Starts to watch `paths`, which need not exist. Their current state counts as known: pass the stamps of files
  /// read before to `acknowledge`.
  package init(paths: [String]) {
    fileDescriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    for path in paths { watch(path) }
  }

  deinit {
    if fileDescriptor >= 0 { close(fileDescriptor) }
  }

  package func watch(_ path: String) {
    guard !paths.contains(path) else { return }
    paths.append(path)
    listen(for: path)
    acknowledge(path)
  }

  /// Stops watching `path`.
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

  /// Marks the current state of `path` as known, after a save of our own.
  package func acknowledge(_ path: String) {
    acknowledge(path, as: FileStamp.current(of: path))
  }

  /// Marks `stamp` as the known state of `path`, nil for no file; any other state is a change.
  package func acknowledge(_ path: String, as stamp: FileStamp?) {
    guard paths.contains(path) else { return }
    known[path] = stamp
  }

  /// Watches the folders of `path` and of all its symbolic links; for a missing folder, the nearest existing one
  /// above.
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
