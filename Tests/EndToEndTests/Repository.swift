import Foundation

/// The project's own files.
enum Repository {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The forms that come with the program.
  static func forms() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: "Forms").path)
      .filter { $0.hasSuffix(".plist") }.sorted()
  }
}
