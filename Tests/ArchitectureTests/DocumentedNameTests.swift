import Foundation
import Testing

/// What documents have in backticks: types, files and folders, which are renamed and removed.
@Suite("Architecture.md and the decisions name what is in the code")
struct DocumentedNameTests {
  private static let folder = "Documentation/Decisions"

  private static func text(of path: String) throws -> String {
    try String(contentsOf: SourceFiles.root.appending(path: path), encoding: .utf8)
  }

  /// The names in backticks; commands, variables of the environment and what has blanks are none.
  static func names(in document: String) -> [String] {
    document.split(separator: "\n").filter { !$0.hasPrefix("    ") }
      .flatMap { $0.matches(of: /`([A-Za-z][^` ]*)`/) }.map { String($0.output.1) }
  }

  @Test("each file, type and member that they name is there")
  func names() throws {
    let manager = FileManager.default
    let paths = try ["Sources", "Tests"].flatMap { top in
      try manager.subpathsOfDirectory(atPath: SourceFiles.root.appending(path: top).path)
    }
    let files = Set(paths.map { $0.split(separator: "/").last.map(String.init) ?? $0 })
    let code = try SourceFiles.targets().flatMap { try SourceFiles.texts(of: $0) }
      .reduce(into: Set<String>()) { $0.formUnion(FolderGraph.words(in: $1.text)) }
    func isThere(_ name: String) -> Bool {
      let isFile = ["", "Sources/"].contains {
        manager.fileExists(atPath: SourceFiles.root.appending(path: $0 + name).path)
      }
      if isFile || files.contains(name) || files.contains(name + ".swift") { return true }
      let parts = name.prefix { $0 != "(" }.split(separator: ".").map(String.init)
      guard !name.contains("/"), let first = parts.first else { return false }
      // Other lower-case words are keys of forms, commands and functions of systems.
      guard first.first?.isUppercase == true else { return true }
      return (code.contains(first) || files.contains(first + ".swift"))
        && parts.dropFirst().allSatisfy(code.contains)
    }
    let decisions = try manager.contentsOfDirectory(
      atPath: SourceFiles.root.appending(path: Self.folder).path)
    #expect(!decisions.isEmpty)
    for document in decisions.sorted().map({ "\(Self.folder)/\($0)" }) + [
      "Documentation/Architecture.md"
    ] {
      for name in try Self.names(in: Self.text(of: document)) where !isThere(name) {
        Issue.record("\(document) names \(name), which is not in the code")
      }
    }
  }

  @Test("Architecture.md lists the targets with their levels")
  func levels() throws {
    let lines = try Self.text(of: "Documentation/Architecture.md").matches(
      of: /(?m)^\| (\d) \| `(\w+)` \|/
    ).map { "\($0.output.1) \($0.output.2)" }
    #expect(lines.sorted() == Layer.table.map { "\($0.level) \($0.target)" }.sorted())
  }

  @Test("names are read from a document")
  func reading() {
    #expect(
      Self.names(in: "`Form` and `Rules/Rules`, `make test`, `$HOME`\n    `Code`\n`A.b(of:)`")
        == ["Form", "Rules/Rules", "A.b(of:)"])
  }
}
