import Glibc

/// Absolute paths of files.
package enum AbsolutePath {
  /// The absolute path that `path` leads to through symbolic links; neither the file nor its folders need to exist.
  package static func of(_ path: String) -> String {
    let target = target(of: path)
    var (folder, rest) = (FilePath.folder(of: target), [FilePath.name(of: target)])
    while true {
      if let real = realpath(folder.systemPath, nil) {
        defer { free(real) }
        let name = SystemPath.text(UnsafePointer(real))
        return (name == "/" ? "" : name) + "/" + rest.joined(separator: "/")
      }
      let above = FilePath.folder(of: folder)
      guard above != folder else { return target }
      rest.insert(FilePath.name(of: folder), at: 0)
      folder = above
    }
  }

  /// The target of a symbolic link: a path that may be relative to the current folder.
  package static func target(of path: String) -> String {
    FilePath.links(from: path)?.last ?? path
  }
}
