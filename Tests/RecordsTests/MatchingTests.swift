import JSONText
import Records
import SeededRandom
import Testing

@Suite("Records of a file that was written again")
struct MatchingTests {
  /// For each wanted index of `former`, the text that is found for it in `present`.
  private func found(
    _ former: String, _ present: String, _ indices: Int..., identity: String? = nil
  ) throws -> [String?] {
    let (old, new) = (try table(former), try table(present))
    let wanted = indices.map { old.id(at: $0) }
    let matching = RecordMatching(
      of: RecordSet(wanted), from: old, to: new, identity: identity.map(path))
    return wanted.map { matching[$0].map { new[$0].text } }
  }

  /// The indices of `present` at which the wanted indices of `former` are found.
  private func matched(_ former: String, _ present: String, _ indices: Int...) throws -> [Int?] {
    let (old, new) = (try table(former), try table(present))
    let wanted = indices.map { old.id(at: $0) }
    let matching = RecordMatching(of: RecordSet(wanted), from: old, to: new)
    return wanted.map { matching[$0].flatMap { new.index(of: $0) } }
  }

  @Test("Records inserted or deleted before them move the others")
  func shifted() throws {
    #expect(try matched("[1, 2, 3]", "[0, 1, 2, 3]", 0, 1, 2) == [1, 2, 3])
    #expect(try matched("[1, 2, 3]", "[2, 3]", 0, 1, 2) == [nil, 0, 1])
    #expect(try matched("[1, 2, 3]", "[9, 1, 8, 3, 7]", 0, 1, 2) == [1, nil, 3])
    #expect(try matched("[1, 2, 3]", "[]", 0, 2) == [nil, nil])
  }

  @Test("A list in another order has the same records")
  func sorted() throws {
    #expect(try matched("[1, 2, 3, 4]", "[4, 2, 1, 3]", 0, 1, 2, 3) == [2, 1, 3, 0])
  }

  @Test("Equal records are told apart by those around them, then by their number")
  func duplicates() throws {
    #expect(try matched("[7, 1, 7, 2, 7]", "[7, 1, 7, 2, 7, 3]", 0, 2, 4) == [0, 2, 4])
    #expect(try matched("[7, 1, 7, 2]", "[1, 7, 2, 9]", 0, 2) == [nil, 1])
    #expect(try matched("[7, 7, 7]", "[7, 7]", 0, 1, 2) == [0, 1, nil])
  }

  @Test("A changed record is found by the first member that tells all apart, wherever it went")
  func changed() throws {
    let former = """
      [{"team": "a", "id": 1, "n": 5}, {"team": "a", "id": 2, "n": 5}, {"team": "b", "id": 3, "n": 5}]
      """
    let present = """
      [{"team": "b", "id": 3, "n": 5}, {"team": "a", "id": 2, "n": 6}, {"team": "a", "id": 9, "n": 5}]
      """
    #expect(
      try found(former, present, 0, 1, 2)
        == [nil, #"{"team": "a", "id": 2, "n": 6}"#, #"{"team": "b", "id": 3, "n": 5}"#])
  }

  @Test(
    "A record with another identifier is the one between the same neighbors, if most of it is equal"
  )
  func renamed() throws {
    func list(_ middle: String) -> String {
      #"[{"n": "a", "v": 1, "w": "p"}, \#(middle), {"n": "c", "v": 3, "w": "r"}]"#
    }
    let former = list(#"{"n": "b", "v": 2, "w": "q"}"#)
    #expect(try matched(former, list(#"{"n": "B", "v": 2, "w": "q"}"#), 1) == [1])
    #expect(try matched(former, list(#"{"n": "B", "v": 9, "w": "q"}"#), 1) == [nil])
    // Which of two it is nobody knows.
    let two = list(#"{"n": "B", "v": 2, "w": "q"}, {"n": "D", "v": 2, "w": "q"}"#)
    #expect(try matched(former, two, 1) == [nil])
    #expect(
      try found(former, list(#"{"n": "B", "v": 2, "w": "q"}"#), 1, identity: "n") == [nil])
  }

  @Test("A copy that somebody made of one record doesn't hide the identifiers of the others")
  func copied() throws {
    let former = "[{\"id\": 1, \"n\": 1}, {\"id\": 2, \"n\": 2}, {\"id\": 3, \"n\": 3}]"
    let present =
      "[{\"id\": 3, \"n\": 3}, {\"id\": 1, \"n\": 9}, {\"id\": 3, \"n\": 3}, {\"id\": 2, \"n\": 2}]"
    #expect(try matched(former, present, 0, 1) == [1, 3])
    #expect(try matched(former, present, 2) != [nil])
  }

  @Test(
    "With an identity only that counts; records without one, or that share it, are found by content"
  )
  func identity() throws {
    let former = """
      [{"name": "A", "n": {"id": 1}}, {"name": "B", "n": {"id": 2}}, {"name": "C", "n": {"id": 3}},
       {"name": "D"}, {"name": "E", "n": {"id": 5}}, {"name": "F", "n": {"id": 5}}]
      """
    let present = """
      [{"name": "F", "n": {"id": 5}}, {"name": "B", "n": {"id": 1}}, {"name": "A", "n": {"id": 2}},
       {"name": "D"}, {"name": "C", "n": {"id": 4}}]
      """
    #expect(
      try found(former, present, 0, 1, 2, 3, 4, 5, identity: "n.id")
        == [
          #"{"name": "B", "n": {"id": 1}}"#, #"{"name": "A", "n": {"id": 2}}"#, nil,
          #"{"name": "D"}"#, nil, #"{"name": "F", "n": {"id": 5}}"#,
        ])
    #expect(
      try found(former, present, 0, 1) == [
        #"{"name": "A", "n": {"id": 2}}"#, #"{"name": "B", "n": {"id": 1}}"#,
      ])
  }

  @Test("An identifier further inside counts, and a file that was only laid out anew keeps all")
  func nested() throws {
    let former = #"[{"k": 1, "meta": {"name": "a"}}, {"k": 1, "meta": {"name": "b"}}]"#
    let present = #"[{"meta":{"name":"b"},"k":1},{"meta":{"name":"a"},"k":1}]"#
    #expect(try matched(former, present, 0, 1) == [1, 0])
  }

  @Test("A record is not taken for another because it is in its place")
  func replaced() throws {
    let former = #"[{"name": "Bo", "city": "Oslo"}, {"name": "Cy", "city": "Oslo"}]"#
    let present = #"[{"name": "Di", "city": "Oslo"}, {"name": "Cy", "city": "Oslo"}]"#
    #expect(try matched(former, present, 0, 1) == [nil, 1])
    #expect(try matched("[1, 2]", "[3, 2]", 0) == [nil])
  }

  @Test("One object is the same record whatever was changed in it")
  func single() throws {
    #expect(try matched(#"{"a": 1}"#, #"{"b": 2}"#, 0) == [0])
  }

  @Test("Many records, some of them gone, new or changed, each find themselves", arguments: 0..<20)
  func many(seed: Int) throws {
    var dice = SeededGenerator(seed: UInt64(seed))
    let count = [10, 300, 6_000][seed % 3]
    func text(_ id: Int, _ value: Int) -> String { "{\"id\": \(id), \"n\": \(value)}" }
    var present = (0..<count).map { ($0, 0) }
    for _ in 0..<count / 5 {
      let index = Int.random(in: 0..<present.count, using: &dice)
      switch Int.random(in: 0..<3, using: &dice) {
      case 0: present.remove(at: index)
      case 1: present.insert((count + index + Int.random(in: 0..<9, using: &dice), 1), at: index)
      default: present[index].1 = 2
      }
    }
    if seed % 2 == 0 { present.shuffle(using: &dice) }
    let old = try table("[\((0..<count).map { text($0, 0) }.joined(separator: ","))]")
    let new = try table("[\(present.map { text($0.0, $0.1) }.joined(separator: ","))]")
    let wanted = old.records
    let matching = RecordMatching(of: RecordSet(wanted), from: old, to: new)
    let isUnique = Set(present.map(\.0)).count == present.count
    var indices: [Int: Int] = [:]
    for (index, record) in present.enumerated() { indices[record.0] = index }
    for (number, id) in wanted.enumerated() {
      let found = matching[id].flatMap { new.index(of: $0) }
      if isUnique || found != nil { #expect(found == indices[number], "record \(number)") }
    }
  }
}
