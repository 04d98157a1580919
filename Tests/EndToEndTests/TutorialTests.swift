import Foundation
import Testing

@Suite("The tutorial")
struct TutorialTests {
  /// True if what is printed and shown is to be written into the document: `make tutorial`.
  static let records = ProcessInfo.processInfo.environment["RECORD_TUTORIAL"] == "1"

  private static let path = "Documentation/Tutorial.md"

  @Test("every file, command and screen of it is what the program reads, prints and shows")
  func tutorial() throws {
    let document = try TriedDocument(Repository.text(Self.path))
    let run = try TriedDocumentRun()
    var recorded: [(Range<Int>, [String])] = []
    for (step, fence) in document.steps {
      let expected = fence.map { Array(document.lines[$0]) }
      let lines = try run.lines(after: step, expected: expected)
      if let fence { recorded.append((fence, lines)) }
      if let expected, !Self.records { try #require(lines == expected, "\(step)") }
    }
    #expect(recorded.count > 15)
    guard Self.records else { return }
    try document.replacing(recorded).write(
      to: Repository.root.appending(path: Self.path), atomically: true, encoding: .utf8)
  }

  @Test("a step that is not understood is told, not left out")
  func unknownStep() {
    #expect(throws: TriedDocument.Step.SyntaxError.self) {
      try TriedDocument("<!-- sreen 80x9 -->")
    }
  }
}
