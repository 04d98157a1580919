/// How changes that others make to a source are noticed.
package enum SourceWatch: Hashable, Sendable {
  /// By the files at these paths: the system reports their changes.
  case files([String])
  /// By asking for the version so often.
  case polling(every: Duration)
  /// Not at all: what came out of a pipe doesn't change.
  case never
}
