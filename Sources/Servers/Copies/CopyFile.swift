import SourceText

/// A stored copy of a server's file: header lines that identify it, an empty line, the bytes.
struct CopyFile {
  let url: ServerURL
  let location: ServerURL
  let validators: ServerCopy.Validators
  let fetched: Int
  let size: Int
  let digest: String
  /// Offset of the copied bytes.
  let start: Int

  /// The first line, with the number of the format.
  private static let title = "formview-copy 1"
  /// Limit in bytes of the header; a copy with a longer one is not stored.
  static let mostBytes = 1 << 15

  /// The header of a copy; nil if it would be too long.
  static func head(of copy: ServerCopy) -> String? {
    var lines = [
      title, "url: \(copy.url.text)", "location: \(copy.location.text)",
      "fetched: \(copy.fetched)", "size: \(copy.body.count)",
      "digest: \(digest(of: copy.body.bytes))",
    ]
    if let tag = copy.validators.tag { lines.append("etag: \(tag)") }
    if let modified = copy.validators.modified { lines.append("modified: \(modified)") }
    let head = lines.joined(separator: "\n") + "\n\n"
    return head.utf8.count <= mostBytes ? head : nil
  }

  /// Parses the header; nil if the file is something else.
  init?(_ bytes: some Collection<UInt8>) {
    let head = Array(bytes.prefix(Self.mostBytes))
    let newline = UInt8(ascii: "\n")
    guard
      let end = head.indices.dropFirst().first(where: {
        head[$0] == newline && head[$0 - 1] == newline
      })
    else { return nil }
    let lines = String(decoding: head[..<end], as: UTF8.self).split(separator: "\n")
    guard lines.first == Self.title[...] else { return nil }
    var values: [Substring: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      values[line[..<colon]] = String(line[line.index(after: colon)...].dropFirst())
    }
    guard let url = values["url"].flatMap({ try? ServerURL($0) }),
      let location = values["location"].flatMap({ try? ServerURL($0) }),
      let fetched = values["fetched"].flatMap({ Int($0) }),
      let size = values["size"].flatMap({ Int($0) }), let digest = values["digest"]
    else { return nil }
    self.url = url
    self.location = location
    self.fetched = fetched
    self.size = size
    self.digest = digest
    validators = ServerCopy.Validators(tag: values["etag"], modified: values["modified"])
    start = end + 1
  }

  /// True if the digest of the bytes matches. O(bytes).
  func isOf(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.count == size && Self.digest(of: bytes) == digest
  }

  private static func digest(of bytes: UnsafeRawBufferPointer) -> String {
    ContentDigest(bytes).text
  }
}
