import Values

extension Workspace {
  /// The two sides of `identifier=text`; nil without `=`.
  ///
  /// An identifier, or a quoted path, may contain `=`: the longest one in the form counts. A mark that combines with
  /// the sign is the text's first character.
  func assignment(_ argument: String) -> (identifier: String, text: String)? {
    let bytes = argument.utf8
    let signs = bytes.indices.filter { bytes[$0] == UInt8(ascii: "=") }
    let known = signs.last { namedRow(String(argument[..<$0])) != nil }
    let isQuoted = signs.count > 1 && argument.utf8.contains(UInt8(ascii: "\""))
    let path =
      isQuoted && known == nil
      ? signs.first { (try? ValuePath(String(argument[..<$0]))) != nil } : nil
    guard let sign = known ?? path ?? signs.first else { return nil }
    return (String(argument[..<sign]), String(argument[bytes.index(after: sign)...]))
  }
}
