import JSONText
import Testing

@testable import Forms
@testable import Values

@Suite("Where secrets are")
struct SecretPathsTests {
  private func secrets(_ paths: String...) throws -> SecretPaths {
    SecretPaths(
      try paths.map { path in
        ConfigRow(identifier: path, key: path, valuePath: try ValuePath(path))
          .with { $0.isSecure = true }
      })
  }

  @Test("a path is hidden at and below a secret, and holds one above it")
  func paths() throws {
    let secrets = try secrets("a.b", "list[2]")
    for path in ["a.b", "a.b.c", "list[2]", "list.2.x"] {
      #expect(secrets.hides(try ValuePath(path)), "\(path)")
      #expect(!secrets.areInside(try ValuePath("c.\(path)")))
    }
    for path in ["a", "list"] {
      #expect(!secrets.hides(try ValuePath(path)), "\(path)")
      #expect(secrets.areInside(try ValuePath(path)), "\(path)")
    }
    for path in ["b", "a.c", "list[1]", "ab"] {
      #expect(!secrets.hides(try ValuePath(path)), "\(path)")
      #expect(!secrets.areInside(try ValuePath(path)), "\(path)")
    }
  }

  @Test("what is left out, and what bullets stand for, is the same wherever one begins")
  func values() throws {
    let secrets = try secrets("a.b", "list[1]", "0")
    let record = try JSONSlice(parsing: #"{"a": {"b": 1, "c": 2}, "list": [1, 2], "0": 3}"#)
    #expect(secrets.removed(from: record).text == #"{"a": {"c": 2}, "list": [1, null]}"#)
    let inner = try JSONSlice(parsing: #"{"b": 1, "c": 2}"#)
    #expect(secrets.removed(from: inner, at: [.member("a")]).text == #"{"c": 2}"#)
    #expect(secrets.removed(from: inner, at: [.member("a"), .member("b")]).text == "null")
    #expect(secrets.removed(from: inner, at: [.member("d")]).text == inner.text)
    let bullets = SecretPaths.bullets
    #expect(
      secrets.masked(in: record).text
        == #"{"a": {"b": "B", "c": 2}, "list": [1, "B"], "0": "B"}"#.replacing("B", with: bullets))
    let former = try JSONSlice(parsing: #"{"a": {"b": 5}, "list": [1, 2]}"#)
    #expect(
      secrets.masked(in: record, since: former, mark: "!").text
        == #"{"a": {"b": "B!", "c": 2}, "list": [1, "B"], "0": "B"}"#
        .replacing("B", with: bullets))
  }
}
