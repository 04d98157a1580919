import Glibc

enum FilePath {
  /// The limit of Linux for symbolic links in a row (path_resolution(7)).
  private static let mostLinks = 40

  /// The folder of `path`: `.` for a mere name.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The part after the last `/`.
  static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// The outermost missing folder on the path to `folder`, which is to be created, also through a link.
  static func firstMissing(of folder: String) -> String {
    var missing = folder
    for _ in 0...mostLinks {
      missing = topmostMissing(of: missing)
      guard let target = links(from: missing)?.dropFirst().last else { break }
      missing = target
    }
    return missing
  }

  private static func topmostMissing(of folder: String) -> String {
    var missing = folder
    while true {
      let above = Self.folder(of: missing)
      if above == missing || above == "." || FileStamp.current(of: above) != nil { return missing }
      missing = above
    }
  }

  /// `path` and the targets of its symbolic links; nil for a cycle. The last need not exist.
  static func links(from path: String) -> [String]? {
    var hops = [path]
    while let target = linkTarget(of: hops[hops.count - 1]) {
      guard hops.count <= mostLinks else { return nil }
      hops.append(
        target.utf8.first == UInt8(ascii: "/")
          ? target : folder(of: hops[hops.count - 1]) + "/" + target)
    }
    return hops
  }

  /// The text of the symbolic link at `path`; nil if there is none.
  static func linkTarget(of path: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let count = readlink(path.systemPath, start, buffer.count)
      guard count > 0 else { return nil }
      return SystemPath.text(UnsafeRawBufferPointer(buffer)[..<count])
    }
  }
}
