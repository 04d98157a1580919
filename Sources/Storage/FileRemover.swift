import Glibc

/// Removes files.
package enum FileRemover {
  /// Removes what has the name `path`, which may be a symbolic link; false, with `errno`, if it is still there.
  @discardableResult
  package static func remove(_ path: String) -> Bool { unlink(path.systemPath) == 0 }
}
