/// The way to detect changes of a source by others.
package enum SourceWatch: Hashable, Sendable {
  /// Changes of these files are reported by the system.
  case files([String])
  /// Changes are detected by comparing the version at this interval.
  case polling(every: Duration)
  /// No changes happen, as with a pipe's contents.
  case never
}
