import Foundation
import FuzzTesting

/// The inputs that are kept for a reader: `Tests/Fuzzing/Corpora/TARGET`.
enum Corpus {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fuzzing/Corpora")

  /// Their paths, in order.
  static func inputs(of target: FuzzTarget) throws -> [String] {
    let folder = folder.appending(path: target.rawValue)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .map { folder.appending(path: $0).path }
  }
}
