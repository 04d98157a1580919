import Glibc

/// Removes files.
package enum FileRemover {
  /// Removes what has the name `path`, which may be a symbolic link; false, with `errno`, if it is still there.
  @discardableResult
  package static func remove(_ path: String) -> Bool { unlink(path.systemPath) == 0 }

  /// Removes a folder that only we may write to, with everything in it; no link is followed. What can't be removed stays.
  static func removeFolder(_ path: String) {
    for name in FolderReader.allNames(in: path) where name != "." && name != ".." {
      let entry = path + "/" + name
      if FileOwner(entry: entry)?.isFolder == true { removeFolder(entry) } else { remove(entry) }
    }
    rmdir(path.systemPath)
  }
}
