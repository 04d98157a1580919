import Testing

@Suite("The folders of a target")
struct FolderTests {
  @Test("name each other's types in one direction only", arguments: Layer.table.map(\.target))
  func directions(target: String) throws {
    #expect(try FolderGraph(of: target).circles.isEmpty)
  }

  @Test("are in a circle also by way of others")
  func ways() {
    let graph = FolderGraph(arrows: ["A": ["B"], "B": ["C"], "C": ["A", "D"], "D": []])
    #expect(graph.circles == ["A > B > C > A", "B > C > A > B", "C > A > B > C"])
    #expect(FolderGraph(arrows: ["A": ["B", "C"], "B": ["C"], "C": []]).circles.isEmpty)
  }

  @Test("are read as they are: the cells' editors stand on text, and not the other way round")
  func arrows() throws {
    let arrows = try FolderGraph(of: "Cells").arrows
    #expect(arrows["Editors"]?.contains("Text") == true)
    #expect(arrows["Text"]?.contains("Editors") != true)
  }

  @Test(
    "declare the types that are at the top level of a file",
    arguments: [
      ("package struct Edit: Sendable {", "Edit"), ("@frozen public enum Key<T> {", "Key"),
      ("  struct Inner {", nil), ("private struct Hidden {", nil), ("extension Edit {", nil),
      ("final class Box {", "Box"), ("}", nil),
    ])
  func declarations(line: String, type: String?) {
    #expect(FolderGraph.type(declaredBy: line[...]) == type)
  }

  @Test("are not read in comments and texts")
  func words() {
    #expect(
      FolderGraph.words(in: "let a: Form? // a Row\n  /// Cell\nf(\"Table\", Key.self)")
        .isSuperset(of: ["Form", "Key"]))
    #expect(FolderGraph.words(in: "// a Row\nf(\"Table\")") == ["f"])
  }
}
