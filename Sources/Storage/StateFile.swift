/// A short text file in a private folder that the program keeps from one session to the next. Without it nothing is
/// lost but convenience.
package struct StateFile: Sendable {
  private let folder: PrivateFolder
  private let name: String

  /// Maximum number of bytes of a file that is read.
  private static let longest = 1 << 20

  package init(_ name: String, in folder: PrivateFolder) {
    (self.name, self.folder) = (name, folder)
  }

  /// The lines; empty where there are none, or others could have written them.
  package var lines: [String] {
    let path = folder.path + "/" + name
    guard folder.isOurs, let text = try? FileReader.readFile(path, limit: Self.longest).text else {
      return []
    }
    let bytes = withExtendedLifetime(text.buffer) { Array(text.buffer.bytes) }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Replaces the lines, all or none.
  package func write(_ lines: [String]) throws(FileError) {
    try folder.write(Array(lines.map { $0 + "\n" }.joined().utf8), to: name)
  }
}
