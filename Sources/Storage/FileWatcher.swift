/// Tells when files are written, replaced or removed by others, by watching their folders (inotify), through
/// symbolic links; where notification is silent, `poll()` compares stamps.
package final class FileWatcher {
  /// Becomes readable when something happened.
  package let fileDescriptor: Int32

  package init(paths: [String]) { fatalError("not built yet") }

  /// The watched paths (as given) whose stamp differs from the last one told. Drains the descriptor.
  package func changedPaths() -> [String] { fatalError("not built yet") }

  /// Takes the present state of `path` as known: after we saved it ourselves.
  package func acknowledge(_ path: String) { fatalError("not built yet") }
}
