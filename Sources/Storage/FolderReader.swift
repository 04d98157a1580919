import Glibc

/// Reads what is in a folder.
package enum FolderReader {
  /// The names in a folder, in no order, but for those that begin with a point; none if it can't be read.
  package static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }

  /// The folder that a file lies in: `.` for a mere name.
  package static func folder(of path: String) -> String { FilePath.folder(of: path) }
}
