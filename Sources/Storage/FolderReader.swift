import Glibc

/// Lists folders.
package enum FolderReader {
  /// The names in a folder, unordered, without hidden ones; none if it can't be read.
  package static func names(in folder: String) -> [String] {
    allNames(in: folder).filter { !$0.hasPrefix(".") }
  }

  /// The entries of a folder, unordered, without hidden ones, and without looking at the files.
  package static func entries(of folder: String) throws(FileError) -> [FolderEntry] {
    guard let stream = opendir(folder.systemPath) else {
      throw FileError.reading(folder, code: errno)
    }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    while let entry = readdir(stream) {
      let name = name(of: entry) { $0[0] != Int8(UInt8(ascii: ".")) }
      if let name { entries.append(FolderEntry(name, entry.pointee.d_type, in: folder)) }
    }
    return entries
  }

  /// The names of files in a folder with this ending.
  package static func fileNames(in folder: String, ending: String) -> [String] {
    names(in: folder).filter {
      $0.hasSuffix(ending) && FileOwner(of: "\(folder)/\($0)")?.isFolder != true
    }
  }

  /// The names in a folder, hidden ones included, that start with `beginning`; other names cost nothing.
  static func allNames(in folder: String, beginning: String = "") -> [String] {
    guard let stream = opendir(folder.systemPath) else { return [] }
    defer { closedir(stream) }
    let beginning = beginning.systemPath
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = name(of: entry) { strncmp($0, beginning, beginning.count - 1) == 0 }
      if let name { names.append(name) }
    }
    return names
  }

  private static func name(
    of entry: UnsafeMutablePointer<dirent>, where isWanted: (UnsafePointer<CChar>) -> Bool
  ) -> String? {
    withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: 256) { name in
        isWanted(name) ? SystemPath.text(name) : nil
      }
    }
  }

  /// The folder of `path`: `.` for a mere name.
  package static func folder(of path: String) -> String { FilePath.folder(of: path) }
}
