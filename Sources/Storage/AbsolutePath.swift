import Glibc

/// Where a file is, however its name is written.
package enum AbsolutePath {
  /// The path from the root of what `path` leads to through symbolic links; the file itself need not be there.
  package static func of(_ path: String) -> String {
    let target = target(of: path)
    guard let folder = realpath(FilePath.folder(of: target).systemPath, nil) else { return target }
    defer { free(folder) }
    let name = SystemPath.text(UnsafePointer(folder))
    return (name == "/" ? "" : name) + "/" + FilePath.name(of: target)
  }

  /// What `path` leads to, where it is a symbolic link: a path that may go from the current folder on.
  package static func target(of path: String) -> String {
    FilePath.links(from: path)?.last ?? path
  }
}
