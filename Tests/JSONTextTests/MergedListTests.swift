import JSONTesting
import JSONText
import Testing

@Suite("A list of objects that both sides have changed, merged")
struct MergedListTests {
  private static let services =
    #"[{"name": "web", "port": 80}, {"name": "ssh", "port": 22}, {"name": "ntp", "port": 123}]"#
  /// Web was moved and has another port; ntp was deleted.
  private static let moved = #"[{"name": "ssh", "port": 22}, {"name": "web", "port": 81}]"#

  private static let tasks =
    #"[{"name": "milk", "done": false}, {"name": "bread", "done": false}]"#

  /// Items without a member that is another one in each.
  private static let (one, two) = (#"{"x": 1, "y": 1, "z": 1}"#, #"{"x": 1, "y": 2, "z": 2}"#)
  private static let three = #"{"x": 2, "y": 2, "z": 1}"#
  private static let (oneHere, oneThere) = (
    #"{"x": 1, "y": 1, "z": 9}"#, #"{"x": 8, "y": 1, "z": 1}"#
  )
  private static let threeThere = #"{"x": 2, "y": 2, "z": 7}"#

  private static let names = #"["a1", "a2", "a3", "a2"]"#

  private static let amounts = #"[{"n": 1, "sum": 2}, {"n": 2, "sum": 4}]"#

  static let cases = [
    MergeCase(
      "Both have changed the only member of the same item",
      base: #"[{"n": 1}, {"n": 2}]"#, ours: #"[{"n": 5}, {"n": 2}]"#,
      theirs: #"[{"n": 3}, {"n": 2}]"#, result: #"[{"n": 5}, {"n": 2}]"#, conflicts: ["0"]),
    MergeCase(
      "Both have changed all members of the same item", base: amounts,
      ours: #"[{"n": 5, "sum": 10}, {"n": 2, "sum": 4}]"#,
      theirs: #"[{"n": 3, "sum": 6}, {"n": 2, "sum": 4}]"#,
      result: #"[{"n": 5, "sum": 10}, {"n": 2, "sum": 4}]"#, conflicts: ["0"]),
    MergeCase(
      "We have changed all members of an item, and they its first one", base: amounts,
      ours: #"[{"n": 5, "sum": 10}, {"n": 2, "sum": 4}]"#,
      theirs: #"[{"n": 3, "sum": 2}, {"n": 2, "sum": 4}]"#,
      result: #"[{"n": 5, "sum": 10}, {"n": 2, "sum": 4}]"#, conflicts: ["0"]),
    MergeCase(
      "They have deleted the item of which we have changed all", base: amounts,
      ours: #"[{"n": 5, "sum": 10}, {"n": 2, "sum": 4}]"#, theirs: #"[{"n": 2, "sum": 4}]"#,
      result: #"[{"n": 5, "sum": 10}, {"n": 2, "sum": 4}]"#),
    MergeCase(
      "Both have added an item of one member",
      base: #"[{"n": 1}]"#, ours: #"[{"n": 1}, {"n": 5}]"#, theirs: #"[{"n": 1}, {"n": 3}]"#,
      result: #"[{"n": 1}, {"n": 5}, {"n": 3}]"#),
    MergeCase(
      "One of two equal elements is deleted by both: the other one stays", base: names,
      ours: #"["a3", "a1", "a2"]"#, theirs: #"["a1", "a2", "a3"]"#, result: #"["a3", "a1", "a2"]"#),
    MergeCase(
      "One of two equal elements is deleted here, and one is changed elsewhere", base: names,
      ours: #"["a3", "a1", "a2"]"#, theirs: #"["a1", "a2", "a3", "a22"]"#,
      result: #"["a3", "a1", "a2", "a22"]"#, conflicts: ["3"]),
    MergeCase(
      "One of two equal elements is changed here, and the other one deleted by both", base: names,
      ours: #"["a3", "a1", "a2X"]"#, theirs: #"["a1", "a2", "a3"]"#,
      result: #"["a3", "a1", "a2X"]"#),
    MergeCase(
      "An item that was deleted here gets a note elsewhere: it stays, and the moved one has no note",
      base: services, ours: moved,
      theirs: services.replacing("123}", with: #"123, "note": "time"}"#),
      result:
        #"""
        [{"name": "ssh", "port": 22}, {"name": "web", "port": 81},
        {"name": "ntp", "port": 123, "note": "time"}]
        """#, conflicts: ["2"]),
    MergeCase(
      "An item that was deleted here gets another port elsewhere", base: services, ours: moved,
      theirs: services.replacing("123", with: "1234"),
      result:
        #"""
        [{"name": "ssh", "port": 22}, {"name": "web", "port": 81}, {"name": "ntp", "port": 1234}]
        """#, conflicts: ["2"]),
    MergeCase(
      "An item that was deleted here is renamed elsewhere", base: services, ours: moved,
      theirs: services.replacing("ntp", with: "chrony"),
      result:
        #"""
        [{"name": "ssh", "port": 22}, {"name": "web", "port": 81}, {"name": "chrony", "port": 123}]
        """#, conflicts: ["2"]),
    MergeCase(
      "An item that was moved and changed here is deleted elsewhere", base: services,
      ours:
        #"[{"name": "ssh", "port": 22}, {"name": "web", "port": 81}, {"name": "ntp", "port": 123}]"#,
      theirs: #"[{"name": "ssh", "port": 22}, {"name": "ntp", "port": 123}]"#,
      result:
        #"[{"name": "ssh", "port": 22}, {"name": "web", "port": 81}, {"name": "ntp", "port": 123}]"#,
      conflicts: ["1"]),
    MergeCase(
      "An item that was moved and changed here is changed elsewhere", base: services,
      ours: moved.replacing("81}", with: #"80, "on": true}"#),
      theirs: services.replacing("80", with: "8080"),
      result: #"[{"name": "ssh", "port": 22}, {"name": "web", "port": 8080, "on": true}]"#),
    MergeCase(
      "An item is renamed here and changed elsewhere: it has both", base: services,
      ours: services.replacing("web", with: "www"),
      theirs: services.replacing("80", with: "8080"),
      result: services.replacing("web", with: "www").replacing("80", with: "8080")),
    MergeCase(
      "An item is changed here and renamed elsewhere: it has both", base: services,
      ours: services.replacing("80", with: "8080"),
      theirs: services.replacing("web", with: "www"),
      result: services.replacing("web", with: "www").replacing("80", with: "8080")),
    MergeCase(
      "Two neighbors are renamed here and changed elsewhere: they have both", base: services,
      ours: services.replacing("web", with: "www").replacing("ssh", with: "sftp"),
      theirs: services.replacing("80", with: "8080").replacing("22", with: "2222"),
      result: services.replacing("web", with: "www").replacing("80", with: "8080")
        .replacing("ssh", with: "sftp").replacing("22", with: "2222")),
    MergeCase(
      "An item is renamed by both: it is in conflict", base: services,
      ours: services.replacing("web", with: "www"),
      theirs: services.replacing("web", with: "http"),
      result: services.replacing("web", with: "www"), conflicts: ["0"]),
    MergeCase(
      "One like others came in place of an item that is changed elsewhere: whether it is that is asked",
      base: tasks, ours: tasks.replacing("bread", with: "salt"),
      theirs: tasks.replacing(#""bread", "done": false"#, with: #""bread", "done": true"#),
      result: tasks.replacing("bread", with: "salt"), conflicts: ["1"]),
    MergeCase(
      "An item is renamed here while another one is added beside it: whether it is that is asked",
      base: services,
      ours: services.replacing("[", with: #"[{"name": "dns", "port": 53}, "#)
        .replacing("web", with: "www"),
      theirs: services.replacing("80", with: "8080"),
      result: services.replacing("[", with: #"[{"name": "dns", "port": 53}, "#)
        .replacing("web", with: "www"), conflicts: ["1"]),
    MergeCase(
      "An item is renamed here, and another one changed elsewhere", base: services,
      ours: services.replacing("web", with: "www"),
      theirs: services.replacing("22", with: "2222"),
      result: services.replacing("web", with: "www").replacing("22", with: "2222")),
    MergeCase(
      "Both add an item of the same name", base: services,
      ours: services.replacing("]", with: #", {"name": "dns", "port": 53}]"#),
      theirs: services.replacing("]", with: #", {"name": "dns", "port": 5353}]"#),
      result: services.replacing("]", with: #", {"name": "dns", "port": 53}]"#),
      conflicts: ["3"]),
    MergeCase(
      "A copy that still has its name stays apart from the item that is changed elsewhere",
      base: services,
      ours: services.replacing("[", with: #"[{"name": "web", "port": 80}, "#),
      theirs: services.replacing("80", with: "8080"),
      result: services.replacing("80", with: "8080").replacing(
        #"8080}, "#, with: #"8080}, {"name": "web", "port": 80}, "#)),
    MergeCase(
      "An item that was moved and renamed here is deleted elsewhere: that is asked",
      base: services, ours: #"[{"name": "ssh", "port": 22}, {"name": "www", "port": 80}]"#,
      theirs: #"[{"name": "ssh", "port": 22}, {"name": "ntp", "port": 123}]"#,
      result: #"[{"name": "ssh", "port": 22}, {"name": "www", "port": 80}]"#, conflicts: ["1"]),
    MergeCase(
      "An item that was moved and renamed here gets another port elsewhere: that is asked",
      base: services, ours: #"[{"name": "ssh", "port": 22}, {"name": "www", "port": 80}]"#,
      theirs: services.replacing("80", with: "81"),
      result: #"[{"name": "ssh", "port": 22}, {"name": "www", "port": 80}]"#, conflicts: ["1"]),
    MergeCase(
      "An item that came in place of one with as much in common is not asked about", base: tasks,
      ours: #"[{"name": "bread", "done": false}, {"name": "eggs", "done": false}]"#,
      theirs: #"[{"name": "bread", "done": false}]"#,
      result: #"[{"name": "bread", "done": false}, {"name": "eggs", "done": false}]"#),
    MergeCase(
      "Without names an item that was moved and changed here is deleted elsewhere: that is asked",
      base: "[\(one), \(two), \(three)]", ours: "[\(two), \(three), \(oneHere)]",
      theirs: "[\(two), \(three)]", result: "[\(two), \(three), \(oneHere)]", conflicts: ["2"]),
    MergeCase(
      "Without names an item that was moved and changed elsewhere is deleted here: that is asked",
      base: "[\(one), \(two), \(three)]", ours: "[\(two), \(three)]",
      theirs: "[\(two), \(three), \(oneHere)]", result: "[\(two), \(three), \(oneHere)]",
      conflicts: ["2"]),
    MergeCase(
      "Without names an item is moved and changed by both: that is asked",
      base: "[\(one), \(two), \(three)]", ours: "[\(two), \(three), \(oneHere)]",
      theirs: "[\(two), \(oneThere), \(three)]", result: "[\(two), \(three), \(oneHere)]",
      conflicts: ["2"]),
    MergeCase(
      "Without names an item is moved and changed here, and another one changed elsewhere",
      base: "[\(one), \(two), \(three)]", ours: "[\(two), \(three), \(oneHere)]",
      theirs: "[\(one), \(two), \(threeThere)]",
      result: "[\(two), \(threeThere), \(oneHere)]"),
    MergeCase(
      "Without names an item that came in place of a deleted one is not made one with it",
      base: #"[{"on": true, "a": 1, "b": 1}, {"on": true, "a": 2, "b": 2}, {"on": false, "a": 3}]"#,
      ours: #"[{"on": true, "a": 2, "b": 2}, {"on": true, "a": 7, "b": 1}]"#,
      theirs:
        #"[{"on": true, "a": 1, "b": 1}, {"on": true, "a": 2, "b": 2}, {"on": false, "a": 3, "c": 9}]"#,
      result: #"[{"on": true, "a": 2, "b": 2}, {"on": true, "a": 7, "b": 1}]"#,
      conflicts: ["1"]),
  ]

  @Test("has of each item what was meant for it", arguments: cases)
  func merged(_ example: MergeCase) throws { try example.check() }

  @Test(
    "gives no item a value of another one, and has what only one side changed, or asks",
    arguments: Shape.allCases)
  func random(_ shape: Shape) throws {
    var (clean, asked) = (0, 0)
    for seed in UInt64(0)..<600 {
      var lists = RandomLists(seed: seed, shape)
      let base = lists.base
      let (ours, theirs) = (lists.changed(base), lists.changed(base))
      let merge = JSONMerge(
        base: base.slice, ours: ours.slice, theirs: theirs.slice)
      let result = try merge.result(on: theirs.slice.text)
      let items = RandomLists.items(of: result)
      let versions = [base, ours, theirs]
      for item in items {
        for (member, value) in item.members {
          let isKnown = versions.contains { version in
            version.contains { $0.number == item.number && $0.members[member] == value }
          }
          #expect(isKnown, "seed \(seed): \(value) in \(item.number)")
        }
      }
      let conflicts = merge.conflicts.flatMap { [$0.ours?.text, $0.theirs?.text] }
        .compactMap(\.self)
      let text = ([result.text] + conflicts).joined(separator: "\n")
      for value in (ours + theirs).flatMap(\.members.values) where value.hasPrefix("new") {
        #expect(text.contains("\"\(value)\""), "seed \(seed): \(value)")
      }
      for number in Set(base.map(\.number)) {
        let sides = [ours, theirs].map { side in side.first { $0.number == number } }
        let former = base.first { $0.number == number }
        guard sides.contains(nil), sides.allSatisfy({ $0 == former || $0 == nil }) else {
          continue
        }
        #expect(!items.contains { $0.number == number }, "seed \(seed): \(number) is back")
      }
      if shape == .named { #expect(Set(items.map(\.number)).count == items.count, "seed \(seed)") }
      if merge.conflicts.isEmpty { clean += 1 } else { asked += 1 }
    }
    #expect(clean > 50 && asked > 50, "\(clean) clean, \(asked) asked")
  }
}
