import Glibc

/// A folder for files that only its owner may read.
package struct PrivateFolder: Hashable, Sendable {
  package let path: String
  /// True if other users may create entries at its path, as in a folder of temporary files: links are not followed
  /// there.
  private let isAmongOthers: Bool

  package init(_ path: String, isAmongOthers: Bool = false) {
    (self.path, self.isAmongOthers) = (path, isAmongOthers)
  }

  /// Creates it if it is missing; throws if it can't be created, or others may access it.
  func make() throws(FileError) {
    let parent = FilePath.folder(of: path)
    try FolderMaker.make(parent, mode: 0o700)
    if mustBeEntry {
      guard mkdir(path.systemPath, 0o700) == 0 || errno == EEXIST else {
        throw FileError.writing(path, in: parent, code: errno)
      }
    } else {
      try FolderMaker.make(path, mode: 0o700)
    }
    guard isOurs else { throw FileError(path, .permission) { $0.folderOfOthers } }
  }

  /// True if the folder exists, and only the current user can put files into it.
  var isOurs: Bool {
    mustBeEntry
      ? FileOwner(entry: path)?.isPrivateFolder == true : FileOwner(of: path)?.isOnlyOurs == true
  }

  /// True if links are not followed at the path, also because its parent folder is open to
  /// everyone.
  private var mustBeEntry: Bool {
    isAmongOthers || FileOwner(of: FilePath.folder(of: path))?.isOpenToAll == true
  }
}
