import Storage
import Values

/// The file that a mistyped path may mean.
enum NearestPath {
  /// The path with another name of the same folder; nil if the file exists, or if no name is similar. O(names in the
  /// folder).
  static func of(_ path: String) -> String? {
    guard FileStamp.current(of: path) == nil else { return nil }
    let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[...$0] } ?? ""
    let name = String(path.dropFirst(folder.count))
    return NearestName.alike(name, among: FolderReader.names(in: FolderReader.folder(of: path)))
      .map { folder + $0 }
  }
}
