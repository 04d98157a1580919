import Glibc

/// A folder for files that only its owner may read.
package struct PrivateFolder: Hashable, Sendable {
  /// Where it is.
  package let path: String
  /// Whether others may put something at its path, as among temporary files: no link is followed there.
  private let isAmongOthers: Bool

  package init(_ path: String, isAmongOthers: Bool = false) {
    (self.path, self.isAmongOthers) = (path, isAmongOthers)
  }

  /// Makes it where it is not there; throws where it can't be made, or is not only ours.
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

  /// Whether it is there, and nobody else can put files into it: where others may put something at its path, nobody else has
  /// any rights to it.
  var isOurs: Bool {
    mustBeEntry
      ? FileOwner(entry: path)?.isPrivateFolder == true : FileOwner(of: path)?.isOnlyOurs == true
  }

  /// Whether no link is followed: also where the folder that it is in turns out to be open to everybody.
  private var mustBeEntry: Bool {
    isAmongOthers || FileOwner(of: FilePath.folder(of: path))?.isOpenToAll == true
  }
}
