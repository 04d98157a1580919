import JSONTesting
import JSONText
import Testing

@Suite("Two versions of a value, merged")
struct MergeTests {
  static let cases = [
    MergeCase(
      base: #"{"a": 1, "b": 1}"#, ours: #"{"a": 2, "b": 1}"#, theirs: #"{"a": 1, "b": 2}"#,
      result: #"{"a": 2, "b": 2}"#),
    MergeCase(
      base: #"{"a": 1}"#, ours: #"{"a": 2}"#, theirs: #"{"a": 3}"#, result: #"{"a": 2}"#,
      conflicts: ["a"]),
    MergeCase(
      base: #"{"a": 1}"#, ours: #"{"a": 2}"#, theirs: #"{"a": 2}"#, result: #"{"a": 2}"#),
    // The same number in another notation is no change of theirs; ours is one, unless they have another number.
    MergeCase(
      base: #"{"a": 24.50}"#, ours: #"{"a": 25}"#, theirs: #"{"a": 24.5}"#,
      result: #"{"a": 25}"#),
    MergeCase(
      base: #"{"a": 1e2, "b": 0}"#, ours: #"{"b": 0}"#, theirs: #"{"a": 100, "b": -0.0}"#,
      result: #"{"b": -0.0}"#),
    MergeCase(
      base: #"{"a": 24.5, "b": 1}"#, ours: #"{"a": 24.50, "b": 1}"#,
      theirs: #"{"a": 24.5, "b": 2}"#, result: #"{"a": 24.50, "b": 2}"#),
    MergeCase(
      base: #"{"a": 24.5}"#, ours: #"{"a": 24.50}"#, theirs: #"{"a": 25}"#,
      result: #"{"a": 25}"#),
    MergeCase(
      base: #"{"a": 1}"#, ours: #"{"a": 20}"#, theirs: #"{"a": 2e1}"#, result: #"{"a": 2e1}"#),
    MergeCase(
      base: "[1.0, 2, 3]", ours: "[1.0, 2, 4]", theirs: "[1, 2, 3]", result: "[1.0, 2, 4]"),
    MergeCase(
      base: #"{"a": 1}"#, ours: #"{"a": -2}"#, theirs: #"{"a": 2}"#, result: #"{"a": -2}"#,
      conflicts: ["a"]),
    // A way of writing is no change.
    MergeCase(
      base: #"{"a": "é"}"#, ours: #"{"a": "x"}"#, theirs: #"{ "a" : "\u00e9" }"#,
      result: #"{ "a" : "x" }"#),
    MergeCase(
      base: #"{"a": 1, "b": {"c": 1}}"#, ours: #"{"a": 1, "b": {"c": 2}}"#,
      theirs: #"{"b": {"d": 3, "c": 1}, "a": 1}"#, result: #"{"b": {"d": 3, "c": 2}, "a": 1}"#),
    // Members that one takes away and the other leaves, changes, or takes away, too.
    MergeCase(base: #"{"a": 1, "b": 1}"#, ours: #"{"b": 1}"#, theirs: #"{"a": 1}"#, result: "{}"),
    MergeCase(
      base: #"{"a": 1}"#, ours: "{}", theirs: #"{"a": 2}"#, result: "{}", conflicts: ["a"]),
    MergeCase(
      base: #"{"a": 1}"#, ours: #"{"a": 2}"#, theirs: "{}", result: #"{"a": 2}"#, conflicts: ["a"]),
    MergeCase(
      base: #"{"a": {"b": 1}}"#, ours: #"{"a": {"b": 2}}"#, theirs: #"{"a": 7}"#,
      result: #"{"a": {"b": 2}}"#, conflicts: ["a"]),
    // Both add a member.
    MergeCase(
      base: "{}", ours: #"{"a": 1}"#, theirs: #"{"b": 2}"#, result: #"{"b": 2, "a": 1}"#),
    MergeCase(
      base: "{}", ours: #"{"a": 1}"#, theirs: #"{"a": 2}"#, result: #"{"a": 1}"#, conflicts: ["a"]),
    // Lists: elements are found again.
    MergeCase(base: "[1, 2, 3]", ours: "[1, 2, 4]", theirs: "[0, 1, 2, 3]", result: "[0, 1, 2, 4]"),
    MergeCase(base: "[1]", ours: "[1, 2]", theirs: "[1, 3]", result: "[1, 2, 3]"),
    MergeCase(base: "[1]", ours: "[1, 2]", theirs: "[1, 2]", result: "[1, 2]"),
    MergeCase(base: "[1]", ours: "[1, 2, 5]", theirs: "[1, 2, 3]", result: "[1, 2, 5, 3]"),
    MergeCase(base: "[1, 2, 3]", ours: "[1, 3]", theirs: "[1, 2, 3, 4]", result: "[1, 3, 4]"),
    MergeCase(base: "[1, 2, 3]", ours: "[3, 1, 2]", theirs: "[1, 2, 3, 4]", result: "[3, 1, 2, 4]"),
    MergeCase(
      base: #"[{"n": "a", "p": 1}, {"n": "b", "p": 2}]"#,
      ours: #"[{"n": "a", "p": 1}, {"n": "b", "p": 9}]"#,
      theirs: #"[{"n": "z", "p": 0}, {"n": "a", "p": 7}, {"n": "b", "p": 2}]"#,
      result: #"[{"n": "z", "p": 0}, {"n": "a", "p": 7}, {"n": "b", "p": 9}]"#),
    MergeCase(
      base: #"[{"n": "a", "p": 1}, {"n": "b", "p": 2}]"#,
      ours: #"[{"n": "a", "p": 5}, {"n": "b", "p": 2}]"#,
      theirs: #"[{"n": "a", "p": 6}, {"n": "b", "p": 3}]"#,
      result: #"[{"n": "a", "p": 5}, {"n": "b", "p": 3}]"#, conflicts: ["0.p"]),
    // An element that one takes away and the other changes stays.
    MergeCase(
      base: #"[{"n": "a", "p": 1}, {"n": "b", "p": 2}]"#, ours: #"[{"n": "a", "p": 1}]"#,
      theirs: #"[{"n": "a", "p": 1}, {"n": "b", "p": 3}]"#,
      result: #"[{"n": "a", "p": 1}, {"n": "b", "p": 3}]"#, conflicts: ["1"]),
    MergeCase(
      base: #"[{"n": "a", "p": 1}, {"n": "b", "p": 2}]"#,
      ours: #"[{"n": "a", "p": 1}, {"n": "b", "p": 3}]"#, theirs: #"[{"n": "a", "p": 1}]"#,
      result: #"[{"n": "a", "p": 1}, {"n": "b", "p": 3}]"#, conflicts: ["1"]),
    // Twice the same name: nobody knows which is which.
    MergeCase(
      base: #"{"a": 1, "a": 2}"#, ours: #"{"a": 1, "a": 3}"#, theirs: #"{"a": 4, "a": 2}"#,
      result: #"{"a": 1, "a": 3}"#, conflicts: [""]),
    MergeCase(
      base: #"{"v": 1, "t": 2, "d": 1, "d": 1}"#, ours: #"{"v": 7, "t": 2, "d": 1, "d": 1}"#,
      theirs: #"{"v": 1, "t": 3, "d": 1, "d": 1}"#, result: #"{"v": 7, "t": 3, "d": 1, "d": 1}"#),
    MergeCase(
      base: #"{"v": 1, "d": 1, "d": 1}"#, ours: #"{"v": 7, "d": 1, "d": 1}"#,
      theirs: #"{"v": 1, "d": 1, "d": 5}"#, result: #"{"v": 7, "d": 1, "d": 1}"#, conflicts: [""]),
  ]

  @Test(
    "becomes what both sides meant, with a conflict only where both changed the same",
    arguments: cases)
  func merged(_ example: MergeCase) throws { try example.check() }

  @Test("with one side that left it as it was is the other side")
  func oneSided() throws {
    var generator = Generator(seed: 41)
    for _ in 0..<500 {
      let (base, other) = (generator.jsonValue(), generator.jsonValue())
      let (a, b) = (JSONSlice(writing: base), JSONSlice(writing: other))
      #expect(JSONMerge(base: a, ours: a, theirs: b).changes.isEmpty)
      let ours = JSONMerge(base: a, ours: b, theirs: a)
      #expect(ours.conflicts.isEmpty)
      // The order of members is a way of writing.
      #expect(try ours.result(on: a.text).value.sorted == other.sorted)
    }
  }

  @Test("A list of 100,000 elements that both sides changed is merged in one pass")
  func longList() throws {
    func list(_ change: (inout [String]) -> Void) throws -> JSONSlice {
      var items = (0..<100_000).map { #"{"id":\#($0),"n":0}"# }
      change(&items)
      return try JSONSlice(parsing: "[\(items.joined(separator: ","))]")
    }
    let ours = try list { $0[99_000] = #"{"id":99000,"n":1}"# }
    let theirs = try list {
      $0.insert(#"{"id":-1,"n":0}"#, at: 0)
      $0[500] = #"{"id":499,"n":2}"#
    }
    let merge = JSONMerge(base: try list { _ in }, ours: ours, theirs: theirs)
    #expect(merge.conflicts.isEmpty)
    #expect(merge.changes.map(\.path) == [[.index(99_001), .member("n")]])
  }
}

extension JSONValue {
  /// The value with the members of its objects in the order of their names.
  fileprivate var sorted: JSONValue {
    switch self {
    case .array(let elements): .array(elements.map(\.sorted))
    case .object(let members):
      .object(
        members.map { JSONMember(name: $0.name, value: $0.value.sorted) }
          .sorted { ($0.name, $0.value.jsonText()) < ($1.name, $1.value.jsonText()) })
    case .null, .bool, .number, .string: self
    }
  }
}
