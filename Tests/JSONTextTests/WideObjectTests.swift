import Testing

@testable import JSONText

@Suite("Objects of very many members")
struct WideObjectTests {
  /// Long names, short ones in a row, and such that differ at their beginning only.
  @Test(
    "A name among a hundred thousand is found by comparing with a few",
    arguments: ["member %", "r%", "%ab"])
  func names(form: String) {
    var index = JSONNameIndex()
    let names = (0..<100_000).map { form.replacing("%", with: String($0)) }
    for name in names { Array(name.utf8).withUnsafeBytes { _ = index.insert($0) } }
    #expect(index.names.count == names.count)
    #expect(index.longestSearch < 200)
    for position in [0, 1, 77_777, 99_999] {
      let found = Array(names[position].utf8).withUnsafeBytes { index.index(of: $0) }
      #expect(found == position)
      let again = Array(names[position].utf8).withUnsafeBytes { index.insert($0) }
      #expect(again.index == position && !again.isNew)
    }
    #expect(Array("else".utf8).withUnsafeBytes { index.index(of: $0) } == nil)
  }

  @Test("Many paths together lead where each leads alone")
  func paths() throws {
    let record = try JSONSlice(
      parsing: """
        {"m3": 1, "m\\u0034": [1, {"x": 2}], "m5": {"m1": true}, "m3": 2, "list": [0, 1, 2], "m6": 7}
        """)
    var paths: [[JSONStep]] = (0..<40).flatMap { number -> [[JSONStep]] in
      let name = JSONStep.member("m\(number)")
      return [[name], [name, .index(1), .member("x")], [name, .member("m1")]]
    }
    paths += (0..<40).map { [.member("list"), .index($0)] }
    for (path, found) in zip(paths, JSONPaths(paths).lookup(in: record)) {
      switch (found, record.lookup(path)) {
      case (.found(let a), .found(let b)): #expect(a.range == b.range)
      case (.missing(let a), .missing(let b)): #expect(a == b)
      case (.blocked(let a, let kindA), .blocked(let b, let kindB)):
        #expect(a == b && kindA == kindB)
      default: Issue.record("\(path) leads elsewhere")
      }
    }
  }
}
