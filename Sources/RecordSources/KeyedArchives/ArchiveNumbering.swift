/// The keys of an ordered set's elements: `NS.object.0`, `NS.object.1` …
enum ArchiveNumbering {
  private static let prefix = "NS.object."

  static func key(of index: Int) -> String { "\(prefix)\(index)" }

  /// Nil for any other key, `NS.object.01` included.
  static func index(of key: String) -> Int? {
    guard key.hasPrefix(prefix), let index = Int(key.dropFirst(prefix.count)),
      Self.key(of: index) == key
    else { return nil }
    return index
  }
}
