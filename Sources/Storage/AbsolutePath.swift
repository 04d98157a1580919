import Glibc

/// Where a file is, however its name is written.
package enum AbsolutePath {
  /// The path from the root of what `path` leads to through symbolic links; neither the file nor its folders need be there.
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

  /// What `path` leads to, where it is a symbolic link: a path that may go from the current folder on.
  package static func target(of path: String) -> String {
    FilePath.links(from: path)?.last ?? path
  }
}
