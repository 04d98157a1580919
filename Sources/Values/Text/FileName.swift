/// The file name in a path.
package enum FileName {
  /// The last part of a path; the path itself if it has none.
  package static func withoutFolder(_ path: String) -> String {
    path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? path
  }

  /// The name without folder and extension; a leading dot begins no extension.
  package static func stem(_ path: String) -> String {
    let name = withoutFolder(path)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else {
      return name
    }
    return String(name[..<dot])
  }
}
