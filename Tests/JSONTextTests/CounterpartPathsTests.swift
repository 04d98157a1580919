import JSONTesting
import JSONText
import Testing

@Suite("Where a value of one version is in another")
struct CounterpartPathsTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let former: String
    let now: String
    let path: [JSONStep]
    let counterpart: [JSONStep]?

    var testDescription: String { "\(former) -> \(now), \(path)" }
  }

  static let examples = [
    Example(
      former: #"{"a": [1, 2]}"#, now: #"{"a": [1, 3]}"#, path: [.member("a"), .index(1)],
      counterpart: [.member("a"), .index(1)]),
    Example(
      former: #"[{"n": "x"}, {"n": "y", "l": [7, 8]}]"#, now: #"[{"n": "y", "l": [8]}]"#,
      path: [.index(0), .member("l"), .index(0)], counterpart: [.index(1), .member("l"), .index(1)]),
    Example(
      former: #"[{"n": "x"}]"#, now: #"[{"m": 1, "k": 2}, {"n": "x", "z": 0}]"#,
      path: [.index(1), .member("n")], counterpart: [.index(0), .member("n")]),
    // What was added was nowhere.
    Example(former: "[1, 2]", now: "[1, 5, 2]", path: [.index(1)], counterpart: nil),
    Example(
      former: #"{"a": 1}"#, now: #"{"a": [1]}"#, path: [.member("a"), .index(0)], counterpart: nil),
    Example(former: "[1]", now: "[2, 1]", path: [.index(7)], counterpart: nil),
    // A number is a name in an object, and stays one.
    Example(former: #"{"0": 1}"#, now: #"{"0": 2}"#, path: [.index(0)], counterpart: [.index(0)]),
    Example(
      former: "{}", now: #"{"a": {"b": 1}}"#, path: [.member("a"), .member("b")],
      counterpart: [.member("a"), .member("b")]),
  ]

  @Test(arguments: examples)
  func place(_ example: Example) throws {
    let paths = CounterpartPaths(
      of: try JSONSlice(parsing: example.now), in: try JSONSlice(parsing: example.former))
    #expect(paths.path(of: example.path) == example.counterpart)
    #expect(paths.path(of: example.path) == example.counterpart, "once more")
  }
}
