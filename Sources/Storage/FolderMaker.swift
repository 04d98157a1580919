import Glibc

/// Makes folders.
package enum FolderMaker {
  /// Creates a folder and its missing parents; does nothing if it exists.
  package static func make(_ path: String, mode: mode_t) throws(FileError) {
    if FileStamp.current(of: path + "/.") != nil { return }
    let parent = FilePath.folder(of: path)
    if parent != path, parent != "." { try make(parent, mode: mode) }
    guard mkdir(path.systemPath, mode) == 0 || errno == EEXIST else {
      throw FileError.writing(path, in: parent, code: errno)
    }
  }
}
