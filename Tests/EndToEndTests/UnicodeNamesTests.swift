import Foundation
import Testing

/// `é` as one code point and as two: two names that look alike.
@Suite("Members whose names differ only in their Unicode form")
struct UnicodeNamesTests {
  private static let composed = "caf\u{E9}"
  private static let decomposed = "cafe\u{301}"
  private static let form = """
    ( { valuePath = "\(composed)"; valueType = integer; }, { valuePath = "\(decomposed)"; valueType = integer; } )
    """

  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test("are two rows of a first form, two columns, and set one by one")
  func firstForm() throws {
    let (a, b) = (Self.composed, Self.decomposed)
    let scene = try Scene(["d.json": "[{\"\(a)\": 1, \"\(b)\": 2}, {\"\(b)\": 4, \"\(a)\": 3}]\n"])
    let form = try scene.run("new", "d.json")
    for name in [a, b] {
      #expect(bytes(form.output).contains(bytes("valuePath = \"\(name)\"")), "\(form.output)")
    }
    let csv = try scene.run("show", "--form", "auto", "--format", "csv", "d.json")
    #expect(bytes(csv.output) == bytes("\(a),\(b)\r\n1,2\r\n3,4\r\n"), "\(csv.output)")
    let set = try scene.run("set", "--form", "auto", "--record", "2", "d.json", "\(b)=40")
    #expect(set.status == 0, "\(set.errors)")
    #expect(
      try bytes(scene.read("d.json"))
        == bytes("[{\"\(a)\": 1, \"\(b)\": 2}, {\"\(b)\": 40, \"\(a)\": 3}]\n"))
    let check = try scene.run("check", "--form", "auto", "d.json")
    #expect(check.status == 0 && check.output.isEmpty, "\(check.output)")
  }

  @Test("are two members of a form, in JSON and in a property list, with objects inside")
  func ownForm() throws {
    let (a, b) = (Self.composed, Self.decomposed)
    let scene = try Scene([
      "f.plist": Self.form, "d.json": "{\"\(a)\": 1}",
      "inner.json": "[{\"\(a)\": {\"x\": 1}, \"\(b)\": {\"y\": [{\"z\": 2}]}}]",
      "p.plist": "{ \"\(a)\" = 1; \"\(b)\" = 2; }",
    ])
    let lint = try scene.run("lint", "f.plist")
    #expect(lint.status == 0 && lint.output.isEmpty, "\(lint.output)")
    #expect(try scene.run("set", "f.plist", "d.json", "\(b)=2").status == 0)
    #expect(try bytes(scene.read("d.json")) == bytes("{\"\(a)\": 1, \"\(b)\": 2}"))
    #expect(try scene.run("get", "f.plist", "d.json", a).output == "1\n")
    let set = try scene.run("set", "--form", "auto", "p.plist", "\(b)=5")
    #expect(set.status == 0, "\(set.errors)")
    #expect(try bytes(scene.read("p.plist")) == bytes("{ \"\(a)\" = 1; \"\(b)\" = 5; }"))
    let inner = try scene.run("set", "--form", "auto", "inner.json", "\(b).y[0].z=3")
    #expect(inner.status == 0, "\(inner.errors)")
    #expect(
      try bytes(scene.read("inner.json"))
        == bytes("[{\"\(a)\": {\"x\": 1}, \"\(b)\": {\"y\": [{\"z\": 3}]}}]"))
  }
}

extension [UInt8] {
  /// Whether other bytes are in it, one after the other.
  fileprivate func contains(_ other: [UInt8]) -> Bool { firstRange(of: other) != nil }
}
