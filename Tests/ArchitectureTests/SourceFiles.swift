import Foundation

/// The project's Swift files and what they import.
enum SourceFiles {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  struct Import {
    let file: String
    let line: Int
    let module: String
  }

  /// The folders below `Sources`.
  static func targets() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Sources").path)
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The files of a target, in subfolders too.
  static func texts(of target: String) throws -> [(name: String, text: String)] {
    let folder = root.appending(path: "Sources/\(target)")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return try (names ?? []).sorted().filter { $0.hasSuffix(".swift") }.map { name in
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      return (name: "\(target)/\(name)", text: text)
    }
  }

  /// The names of a folder's files without `.swift`.
  static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: "Sources/\(folder)").path
    )
    .filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }.sorted()
  }

  /// Every import line of a target's files.
  static func imports(of target: String) throws -> [Import] {
    var imports: [Import] = []
    for (name, text) in try texts(of: target) {
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        guard let module = module(importedBy: String(line)) else { continue }
        imports.append(Import(file: name, line: index + 1, module: module))
      }
    }
    return imports
  }

  /// `@testable package import struct Module.Type` imports `Module`; nil for any other line.
  static func module(importedBy line: String) -> String? {
    var words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    while let first = words.first, first.hasPrefix("@") || modifiers.contains(first) {
      words.removeFirst()
    }
    guard words.first == "import", words.count > 1 else { return nil }
    let name = kinds.contains(words[1]) && words.count > 2 ? words[2] : words[1]
    return name.split(separator: ".").first.map(String.init)
  }

  private static let modifiers: Set<String> = [
    "package", "public", "internal", "private", "fileprivate",
  ]
  private static let kinds: Set<String> = [
    "struct", "class", "enum", "func", "var", "let", "protocol",
  ]
}
