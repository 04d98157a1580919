import Glibc

/// Lists folders.
package enum FolderReader {
  /// The names in a folder, unordered, without hidden ones; none if it can't be read.
  package static func names(in folder: String) -> [String] {
    allNames(in: folder).filter { !$0.hasPrefix(".") }
  }

  /// The entries of a folder, unordered, without hidden ones.
  package static func entries(of folder: String) throws(FileError) -> [FolderEntry] {
    guard let stream = opendir(folder.systemPath) else {
      throw FileError.reading(folder, code: errno)
    }
    closedir(stream)
    return names(in: folder).map { FolderEntry($0, in: folder) }
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
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { name in
          strncmp(name, beginning, beginning.count - 1) == 0 ? SystemPath.text(name) : nil
        }
      }
      if let name { names.append(name) }
    }
    return names
  }

  /// The folder of `path`: `.` for a mere name.
  package static func folder(of path: String) -> String { FilePath.folder(of: path) }
}
