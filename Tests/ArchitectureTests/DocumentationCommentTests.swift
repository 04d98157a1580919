import Testing

@Suite("Doc comments")
struct DocumentationCommentTests {
  /// What the standard library's protocols ask for.
  private static let known: Set<String> = ["==", "<", "hash", "rawValue", "description", "next"]

  /// The type or function that a line declares. Properties and cases need no comment: one is written only where it says
  /// more than name and type, such as a unit or a limit. Initializers need none either: parameters are named after the
  /// properties that they set.
  private static func declaredName(in line: String) -> String? {
    let words = line.drop { $0 == " " }.replacing(/^(@\w+(\([^)]*\))? )+/, with: "")
    let pattern =
      /package (?:(?:static|mutating|final|indirect) )*(?:struct|enum|class|protocol|func) (\w+|[=<>+-]+)/
    return words.prefixMatch(of: pattern).map { String($0.1) }
  }

  /// The requirements of the project's protocols, which are documented there.
  private static func requirements(in text: String) -> Set<String> {
    var names: Set<String> = []
    var isInside = false
    for line in text.split(separator: "\n") {
      if line.hasPrefix("package protocol ") { isInside = !line.hasSuffix("{}") }
      if line.hasPrefix("}") { isInside = false }
      guard isInside else { continue }
      if let found = line.prefixMatch(of: /[ ]{2}(?:static |mutating )*(?:func|var) (\w+)/) {
        names.insert(String(found.1))
      }
    }
    return names
  }

  /// The declarations of a file without a comment before them.
  private static func undocumented(in text: String, besides known: Set<String>) -> [String] {
    var isDocumented = false
    var names: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let code = line.drop { $0 == " " }
      if let name = declaredName(in: String(line)), !isDocumented, !known.contains(name) {
        names.append(name)
      }
      let isBetween = code.hasPrefix("@") || code.hasPrefix("// swift-format")
      isDocumented = code.hasPrefix("///") || (isDocumented && isBetween)
    }
    return names
  }

  @Test("each visible type and function has one, or is a requirement of a protocol that has one")
  func comments() throws {
    // Sentences are documented by their names and by the English ones.
    let targets = Layer.table.map(\.target).filter { $0 != "Texts" }
    let files = try targets.flatMap { try SourceFiles.texts(of: $0) }
    let known = files.map { Self.requirements(in: $0.text) }
      .reduce(Self.known) { $0.union($1) }
    for file in files {
      for name in Self.undocumented(in: file.text, besides: known) {
        Issue.record("\(file.name): \(name) has no doc comment")
      }
    }
  }

  @Test("a comment has a subject: no line of one begins with a word that only points")
  func subjects() throws {
    for file in try Layer.table.flatMap({ try SourceFiles.texts(of: $0.target) }) {
      for line in file.text.split(separator: "\n") {
        let comment = line.drop { $0 == " " }
        let points = comment.prefixMatch(of: #//// (What|Whether|That of|Those|The same)\b/#)
        #expect(points == nil, "\(file.name): \(comment)")
      }
    }
  }

  @Test("one without a comment is found")
  func found() {
    let text = """
      /// A.
      package struct A {
        package var b: Int
        /// C.
        @inlinable package func c() {}
        // Not one for others to read.
        package static func d() {}
        package enum E { case f }
        package func wanted() {}
        package init() {}
      }
      """
    #expect(Self.undocumented(in: text, besides: ["wanted"]) == ["d", "E"])
  }
}
