import Glibc

/// Paths in environment variables, which need not be UTF-8 (`SystemPath`).
package enum EnvironmentPath {
  /// The path in a variable; nil if there is none.
  package static func path(_ variable: String) -> String? {
    guard let text = getenv(variable), text.pointee != 0 else { return nil }
    return SystemPath.text(text)
  }

  /// The absolute path of a folder in a variable; relative ones are ignored
  /// (https://specifications.freedesktop.org/basedir-spec).
  package static func folder(_ variable: String) -> String? {
    path(variable).flatMap { $0.hasPrefix("/") ? $0 : nil }
  }
}
