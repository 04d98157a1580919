import Glibc

/// Removes files.
package enum FileRemover {
  /// Removes the entry `path`, even a symbolic link; false, with `errno`, if it is still there.
  @discardableResult
  package static func remove(_ path: String) -> Bool { unlink(path.systemPath) == 0 }

  /// Removes a folder that only we may write to, with its contents, without following links. Ignores entries that
  /// can't be removed.
  static func removeFolder(_ path: String) {
    for name in FolderReader.allNames(in: path) where name != "." && name != ".." {
      let entry = path + "/" + name
      if FileOwner(entry: entry)?.isFolder == true { removeFolder(entry) } else { remove(entry) }
    }
    rmdir(path.systemPath)
  }
}
