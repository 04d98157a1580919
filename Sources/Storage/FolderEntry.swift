import Glibc
import Texts

/// An entry of a folder, through symbolic links.
package struct FolderEntry: Hashable, Sendable {
  /// The kind of an entry.
  package enum Kind: Hashable, Sendable {
    /// A regular file with its size in bytes; nil where that was not asked for.
    case file(size: Int?)
    case folder
    /// A pipe, a socket or a device.
    case special
    /// An entry that leads nowhere, such as a symbolic link to itself.
    case unreachable(Sentence)
  }

  package let name: String
  package let kind: Kind

  /// `type` is that of the folder's own entry; a link, and one that is unknown, is looked up.
  init(_ name: String, _ type: UInt8, in folder: String) {
    self.name = name
    kind =
      switch Int(type) {
      case DT_REG: .file(size: nil)
      case DT_DIR: .folder
      case DT_LNK, DT_UNKNOWN:
        Kind(of: folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)")
      default: .special
      }
  }
}

extension FolderEntry.Kind {
  /// The kind of what is at a path.
  package init(of path: String) {
    var info = stat()
    guard stat(path.systemPath, &info) == 0 else {
      self = .unreachable(FileError.reading(path, code: errno).reason)
      return
    }
    switch info.st_mode & S_IFMT {
    case S_IFREG: self = .file(size: Int(info.st_size))
    case S_IFDIR: self = .folder
    default: self = .special
    }
  }
}
