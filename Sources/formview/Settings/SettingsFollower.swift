import FormEditor
import Storage

/// Follows the file of the settings while a screen is open.
final class SettingsFollower {
  private let source: SettingsSource
  private var watcher: FileWatcher?
  private(set) var hasNoticed = false

  init(_ source: SettingsSource = .ofEnvironment) { self.source = source }

  /// Descriptor that is readable when the file may have changed; -1 if the system reports nothing.
  var descriptor: Int32 { watcher?.fileDescriptor ?? -1 }

  /// Follows the file from the version that was read.
  func begin(from opened: OpenedSettings) {
    guard let path = source.path else { return }
    let watcher = FileWatcher(paths: [path])
    if let stamp = opened.stamp { watcher.acknowledge(path, as: stamp) }
    self.watcher = watcher
  }

  func notice() {
    if watcher?.changedPaths().isEmpty == false { hasNoticed = true }
  }

  /// The settings once the file was changed and its writer may have finished; nil without a change.
  func takeChange() -> OpenedSettings? {
    guard hasNoticed else { return nil }
    hasNoticed = false
    return source.read()
  }
}
