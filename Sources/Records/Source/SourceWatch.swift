/// The way to detect changes of a source by others.
package enum SourceWatch: Hashable, Sendable {
  /// The system reports changes of these files.
  case files([String])
  /// By comparing the version.
  case polling(every: Duration)
  /// A pipe's contents don't change.
  case never
}
