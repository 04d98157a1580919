import Glibc
import Storage

/// Paths as the start page shows them.
enum StartPath {
  static func joined(_ folder: String, _ name: String) -> String {
    // The name of standard input is the name of a file, too.
    if folder == "." { return name == "-" ? "./-" : name }
    return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// The absolute path, with `~` for the user's folder.
  static func title(of path: String) -> String { abbreviated(absolute(path)) }

  /// The absolute path of what exists, without `..`.
  static func absolute(_ path: String) -> String {
    guard let real = realpath(path.systemPath, nil) else { return AbsolutePath.of(path) }
    defer { free(real) }
    return SystemPath.text(UnsafePointer(real))
  }

  static func abbreviated(_ path: String) -> String {
    guard let home = EnvironmentPath.folder("HOME"), home != "/", path.hasPrefix(home) else {
      return path
    }
    let rest = path.dropFirst(home.count)
    return rest.isEmpty || rest.hasPrefix("/") ? "~" + rest : path
  }
}
