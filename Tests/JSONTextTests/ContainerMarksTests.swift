import SeededRandom
import SourceText
import Testing

@testable import JSONText

@Suite("Elements of long lists are found from marks")
struct ContainerMarksTests {
  private static let count = 2_000

  /// Two lists of some 100 KB each, and short values around them.
  private static func record() throws -> JSONSlice {
    func list(_ name: String) -> String {
      let items = (0..<count).map {
        #"{"id": \#($0), "title": "\#(name) \#($0)", "tags": ["a", "b"]}"#
      }
      return "[" + items.joined(separator: ", ") + "]"
    }
    return try JSONSlice(
      parsing:
        #" {"name": "x", "first": \#(list("F")), "note": null, "second": \#(list("S")), "end": 1}"#)
  }

  private static let paths: [[JSONStep]] =
    ["name", "note", "end"].map { [.member($0)] }
    + ["first", "second"].flatMap { list -> [[JSONStep]] in
      [0, 1, 63, 64, 65, 127, 128, 1_000, 1_998, 1_999, 2_000, 2_001, 2_064].flatMap { index in
        [[], [.member("title")], [.member("tags"), .index(1)]].map { rest in
          [.member(list), .index(index)] + rest
        }
      }
    }

  /// What a path leads to, in words.
  private static func shown(_ path: [JSONStep], in record: JSONSlice) -> String {
    switch record.lookup(path) {
    case .found(let slice): "\(slice.range.lowerBound - record.range.lowerBound): \(slice.text)"
    case .missing(let depth): "missing \(depth)"
    case .blocked(let depth, let kind): "blocked \(depth) \(kind)"
    }
  }

  @Test("The same is found as without marks, also where a list ends between two of them")
  func lookups() throws {
    let record = try Self.record()
    for path in Self.paths {
      let fresh = try JSONSlice(parsing: record.text)
      #expect(Self.shown(path, in: record) == Self.shown(path, in: fresh), "\(path)")
    }
    #expect(ContainerMarks.of(record.buffer)?.container(at: record.range.lowerBound) == nil)
  }

  @Test("Marks that somebody else has found lead to the same", arguments: [0, 1])
  func kept(shift: Int) throws {
    let (record, fresh) = (try Self.record(), try Self.record())
    guard case .found(let list) = record.lookup([.member("first")]) else {
      Issue.record("the list is not found")
      return
    }
    var ranges = RecordRanges()
    for item in JSONItems(list.buffer.bytes, list.range) {
      ranges.append(item.value.lowerBound - shift..<item.value.upperBound - shift)
    }
    list.keepRanges(of: ranges, inCopyFrom: shift)
    #expect(ContainerMarks.of(record.buffer)?.container(at: list.range.lowerBound) != nil)
    for path in Self.paths {
      #expect(Self.shown(path, in: record) == Self.shown(path, in: fresh), "\(path)")
    }
  }

  @Test("Whatever is edited, everything is found where it is then")
  func edits() throws {
    for seed in 1...4 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      var record = try Self.record()
      for step in 0..<10 {
        // Marks are there before the edit.
        _ = Self.paths.map { record.lookup($0) }
        let editor = RecordEditor(
          record: record, style: .usual, indent: [], escapesNonASCII: false)
        record = try Self.edited(editor, &random) ?? record
        let fresh = try JSONSlice(parsing: record.text)
        for path in Self.paths {
          let (found, sought) = (Self.shown(path, in: record), Self.shown(path, in: fresh))
          #expect(found == sought, "seed \(seed), step \(step), \(path)")
        }
      }
    }
  }

  private static func edited(
    _ editor: RecordEditor, _ random: inout SeededGenerator
  ) throws -> JSONSlice? {
    let list = JSONStep.member(Bool.random(using: &random) ? "first" : "second")
    let index = JSONStep.index(Int.random(in: 0..<count, using: &random))
    let text = JSONValue.string(
      String(repeating: "é", count: Int.random(in: 0...9, using: &random)))
    let change: (path: [JSONStep], value: JSONValue?) =
      switch Int.random(in: 0..<10, using: &random) {
      case 0: ([.member("name")], text)
      case 1: ([.member("note")], .array([text, text]))
      case 2: ([.member("added")], text)
      case 3: ([list, index, .member("added")], text)
      case 4: ([list, index, .member("tags")], nil)
      case 5: ([list, index], nil)
      case 6: ([list, index], .object([JSONMember(name: "title", value: text)]))
      case 7: ([.member("name")], nil)
      default: ([list, index, .member("title")], text)
      }
    guard let value = change.value else { return try editor.removing(at: change.path) }
    return try? editor.setting(value, at: change.path)?.record
  }

  @Test("An edit of the last item keeps the marks, and a list that was replaced has none")
  func carrying() throws {
    let record = try Self.record()
    let last: [JSONStep] = [.member("second"), .index(Self.count - 1), .member("title")]
    guard case .found = record.lookup(last) else { return #expect(Bool(false)) }
    let editor = RecordEditor(record: record, style: .usual, indent: [], escapesNonASCII: false)
    let edited = try #require(try editor.setting(.string("longer than it was"), at: last)).record
    let marks = try #require(ContainerMarks.of(edited.buffer))
    guard case .found(let list) = edited.lookup([.member("second")]) else {
      return #expect(Bool(false))
    }
    #expect(marks.container(at: list.range.lowerBound)?.range == list.range)
    let removed = try #require(try editor.removing(at: [.member("second"), .index(70)]))
    #expect(ContainerMarks.of(removed.buffer) == nil)
  }

  @Test("Several values that are replaced together keep the marks of what they are in")
  func together() throws {
    for seed in 1...4 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      var record = try Self.record()
      for step in 0..<10 {
        _ = Self.paths.map { record.lookup($0) }
        let replacesList = step == 9
        var values: [(range: Range<Int>, new: JSONSlice)] = []
        for path in Self.paths.shuffled(using: &random).prefix(6)
        where path.count == 3 || path == [.member("name")] {
          guard case .found(let old) = record.lookup(path) else { continue }
          let text = String(repeating: "é", count: Int.random(in: 0...9, using: &random))
          values.append((old.range, JSONSlice(writing: .string(text))))
        }
        if replacesList, case .found(let list) = record.lookup([.member("first")]) {
          values.removeAll { list.range.contains($0.range.lowerBound) }
          values.append((list.range, JSONSlice(writing: .array([.number("1")]))))
        }
        let editor = RecordEditor(
          record: record, style: .usual, indent: [], escapesNonASCII: false)
        record = editor.replacing(values)
        let fresh = try JSONSlice(parsing: record.text)
        for list in ["first", "second"] {
          guard case .found(let list) = fresh.lookup([.member(list)]) else { continue }
          let marks = ContainerMarks.of(record.buffer)?.container(at: list.range.lowerBound)
          #expect(marks?.range == (list.range.count < 100 ? nil : list.range))
        }
        for path in Self.paths {
          let (found, sought) = (Self.shown(path, in: record), Self.shown(path, in: fresh))
          #expect(found == sought, "seed \(seed), step \(step), \(path)")
        }
      }
    }
  }

  /// An object of very many members, one name twice, in another one.
  private static func wideRecord() throws -> JSONSlice {
    let members = (0..<count).map { #""m\#($0)": \#($0)"# } + [#""m7": "last""#]
    return try JSONSlice(
      parsing: #"{"before": [1], "wide": {"in": {\#(members.joined(separator: ", "))}}, "end": 1}"#)
  }

  private static let wide: [JSONStep] = [.member("wide"), .member("in")]
  private static let widePaths: [[JSONStep]] =
    [[.member("before"), .index(0)], [.member("end")], wide]
    + ["m0", "m1", "m7", "m511", "m1000", "m1999", "m2000", "m", "added"].map {
      wide + [.member($0)]
    }

  @Test("Members of objects with very many are found, whatever is edited")
  func members() throws {
    for seed in 1...4 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      var record = try Self.wideRecord()
      for step in 0..<20 {
        _ = Self.widePaths.map { record.lookup($0) }
        let fresh = try JSONSlice(parsing: record.text)
        for path in Self.widePaths {
          let (found, sought) = (Self.shown(path, in: record), Self.shown(path, in: fresh))
          #expect(found == sought, "seed \(seed), step \(step), \(path)")
        }
        let editor = RecordEditor(
          record: record, style: .usual, indent: [], escapesNonASCII: false)
        let path = try #require(Self.widePaths.randomElement(using: &random))
        if step % 7 == 6 {
          record = (try? editor.removing(at: path)) ?? record
        } else if path != Self.wide {
          let text = JSONValue.string(String(repeating: "é", count: step))
          record = (try? editor.setting(text, at: path))?.record ?? record
        }
      }
    }
  }

  @Test("An edit of a member keeps the marks of the object")
  func carryingMembers() throws {
    let record = try Self.wideRecord()
    _ = record.lookup(Self.wide + [.member("m3")])
    let editor = RecordEditor(record: record, style: .usual, indent: [], escapesNonASCII: false)
    let path = Self.wide + [.member("m3")]
    let edited = try #require(try editor.setting(.string("longer than it was"), at: path)).record
    let object = try #require(edited.lookup(Self.wide).slice)
    let marks = ContainerMarks.of(edited.buffer)?.container(at: object.range.lowerBound)
    #expect(marks?.range == object.range)
  }

  @Test(
    "Names with escapes are found by what they read, and marks are kept beside them",
    arguments: [
      (#""m2""#, #""\u006d2""#, "m2", "2"), (#""m7": 7"#, #""\u006D7": 7"#, "m7", #""last""#),
      (#""m7": "last""#, #""m\u0037": "last""#, "m7", #""last""#),
      (#""m9""#, #""a\"b\/\u00e9\ud83d\ude00""#, "a\"b/é😀", "9"),
    ])
  func escapedNames(plain: String, escaped: String, name: String, value: String) throws {
    let record = try JSONSlice(
      parsing: Self.wideRecord().text.replacing(plain, with: escaped))
    // The first lookup goes through all members, the second one has the marks.
    for _ in 0..<2 {
      #expect(record.lookup(Self.wide + [.member(name)]).slice?.text == value)
      #expect(record.lookup(Self.wide + [.member("m1999")]).slice?.text == "1999")
      #expect(record.lookup(Self.wide + [.member(escaped)]).slice == nil)
      let object = try #require(record.lookup(Self.wide).slice)
      #expect(ContainerMarks.of(record.buffer)?.container(at: object.range.lowerBound) != nil)
    }
  }
}
