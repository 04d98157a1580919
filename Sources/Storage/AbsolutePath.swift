import Glibc

/// Where a file is, however its name is written.
package enum AbsolutePath {
  /// The path from the root of what `path` leads to through symbolic links; the file itself need not be there.
  package static func of(_ path: String) -> String {
    let target = FilePath.links(from: path)?.last ?? path
    guard let folder = realpath(FilePath.folder(of: target).systemPath, nil) else { return target }
    defer { free(folder) }
    let name = SystemPath.text(UnsafePointer(folder))
    return (name == "/" ? "" : name) + "/" + FilePath.name(of: target)
  }
}
