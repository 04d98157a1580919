import FileTesting
import JSONText
import RecordSources
import Records
import SeededRandom
import Testing

@Suite("Objects of an archive that others refer to")
struct ArchivedReferencesTests {
  private typealias Fixture = KeyedArchiveFixture
  private let fixture: KeyedArchiveFixture

  init() throws { fixture = KeyedArchiveFixture(folder: try TemporaryFolder()) }

  /// Three people: Ada's boss is Grace, hers Alan, and his Ada.
  private static let people = Fixture.archive(
    Fixture.object(2, Fixture.uids("NS.objects", [3, 4, 5])), Fixture.type("NSArray"),
    Fixture.object(6, Fixture.uid("name", 7), Fixture.uid("boss", 4)),
    Fixture.object(6, Fixture.uid("name", 8), Fixture.uid("boss", 5)),
    Fixture.object(6, Fixture.uid("name", 9), Fixture.uid("boss", 3)), Fixture.type("Person"),
    "<string>Ada</string>", "<string>Grace</string>", "<string>Alan</string>")

  /// A company with its boss, staff, each of whom has the company and a friend, and a guest who is nobody's colleague.
  private static let company = Fixture.archive(
    Fixture.object(2, Fixture.uid("boss", 4), Fixture.uid("office", 3), Fixture.uid("guest", 8)),
    Fixture.type("Thing"), Fixture.object(2, Fixture.uid("staff", 5)),
    Fixture.object(2, Fixture.uid("name", 9), Fixture.uid("company", 1), Fixture.uid("friend", 7)),
    Fixture.object(6, Fixture.uids("NS.objects", [4, 7])), Fixture.type("NSArray"),
    Fixture.object(2, Fixture.uid("name", 10), Fixture.uid("company", 1), Fixture.uid("friend", 4)),
    Fixture.object(2, Fixture.uid("friend", 4)), "<string>Ada</string>", "<string>Grace</string>")

  @Test("Records that refer to each other are all spelled out, and their members lead to records")
  func records() throws {
    let table = try fixture.read(Self.people)
    #expect(
      try fixture.json(Array(Self.people.utf8)) == """
        {"$class":"Person","$places":2,"name":"Ada","boss":"→ $[1]"}
        {"$class":"Person","$places":2,"name":"Grace","boss":"→ $[2]"}
        {"$class":"Person","$places":2,"name":"Alan","boss":"→ $[0]"}
        """)
    for (index, boss) in [(0, 1), (1, 2), (2, 0)] {
      let target = table.target(ofReferenceAt: [.member("boss")], in: table.id(at: index))
      #expect(target == .record(table.id(at: boss), path: []))
    }
    #expect(table.target(ofReferenceAt: [.member("name")], in: table.id(at: 0)) == nil)
  }

  @Test("An element of a list is spelled out there, not as a member that is as near")
  func elements() throws {
    let text = Fixture.archive(
      Fixture.object(2, Fixture.uid("leader", 4), Fixture.uid("members", 3)), Fixture.type("Team"),
      Fixture.object(5, Fixture.uids("NS.objects", [4])), Fixture.object(2, Fixture.uid("team", 1)),
      Fixture.type("NSArray"))
    #expect(
      try fixture.json(Array(text.utf8)) == """
        {"$class":"Team","$places":2,"leader":"→ $.members[0]","members":[{"$class":"Team",\
        "$places":2,"team":"→ $"}]}
        """)
  }

  @Test("What a list inside an archive has is spelled out in its records, wherever else it is")
  func path() throws {
    let path = [JSONStep.member("office"), .member("staff")]
    let table = try fixture.read(Self.company, recordsPath: path)
    #expect(
      table.records.map { table[$0].value.jsonText() } == [
        #"{"$class":"Thing","$places":4,"name":"Ada","company":"→ $","friend":"→ $.office.staff[1]"}"#,
        #"{"$class":"Thing","$places":2,"name":"Grace","company":"→ $","friend":"→ $.office.staff[0]"}"#,
      ])
    let (ada, grace) = (table.id(at: 0), table.id(at: 1))
    let friend = [JSONStep.member("friend")]
    #expect(table.target(ofReferenceAt: friend, in: ada) == .record(grace, path: []))
    #expect(table.target(ofReferenceAt: [.member("company")], in: ada) == .outside)
    // As one record, it has its boss where that is met first.
    #expect(
      try fixture.json(Array(Self.company.utf8)).contains(#""staff":["→ $.boss","#))
  }

  @Test("A reference leads to its record wherever that was moved, and nowhere once it is deleted")
  func edited() throws {
    var table = try fixture.read(Self.people)
    let (ada, grace) = (table.id(at: 0), table.id(at: 1))
    let boss = [JSONStep.member("boss")]
    table.move(grace, to: 2)
    #expect(table.target(ofReferenceAt: boss, in: ada) == .record(grace, path: []))
    table.delete(grace)
    #expect(table.target(ofReferenceAt: boss, in: ada) == .outside)
    try table.remove(at: boss, in: ada)
    #expect(table.target(ofReferenceAt: boss, in: ada) == nil)
  }

  @Test("Saving changes the text that was edited; what a deleted record had is in another one then")
  func saved() throws {
    let edited = try fixture.edited(
      Array(Self.people.utf8), [([.member("name")], .string("Hopper"))], record: 1)
    #expect(
      String(decoding: edited, as: UTF8.self) == Self.people.replacing("Grace", with: "Hopper"))
    var table = try fixture.read(Self.people)
    table.delete(table.id(at: 1))
    #expect(
      try fixture.json(fixture.written(table)) == """
        {"$class":"Person","$places":2,"name":"Ada","boss":\
        {"$class":"Person","name":"Grace","boss":"→ $[1]"}}
        {"$class":"Person","$places":2,"name":"Alan","boss":"→ $[0]"}
        """)
  }

  @Test("Graphs of any shape are read as what they are, and edited in place", arguments: 0..<60)
  func random(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let hasList = seed % 3 == 0
    let path: [JSONStep] = hasList ? [.member("list")] : []
    var graph = ArchivedPeople(using: &random)
    let text = graph.archive(hasList: hasList)
    #expect(try fixture.read(text).people() == graph.reached(hasList: hasList))
    var table = try fixture.read(text, recordsPath: path)
    #expect(try fixture.written(table) == Array(text.utf8))
    for record in table.records {
      for namePath in table[record].value.namedPaths() where Bool.random(using: &random) {
        guard case .found(let name) = table[record].lookup(namePath) else { continue }
        let (old, new) = (name.stringValue, "new \(name.stringValue)")
        graph.rename(old, new)
        try table.set(.string(new), at: namePath, in: record)
      }
    }
    let written = try fixture.written(table)
    #expect(try fixture.read(written).people() == graph.reached(hasList: hasList))
  }
}

/// People with names, bosses and lists of friends, which may be the same lists.
private struct ArchivedPeople {
  struct Person: Equatable {
    var boss: String?
    var friends: [String]
  }

  private var names: [String]
  private let bosses: [Int?]
  private let lists: [[Int]]
  private let friends: [Int]
  private let isMutable: [Bool]
  private let root: [Int]

  init(using random: inout SeededGenerator) {
    let people = 0..<Int.random(in: 1...8, using: &random)
    names = people.map { "p\($0)" }
    bosses = people.map { _ in
      Bool.random(using: &random) ? people.randomElement(using: &random) : nil
    }
    lists = (0...2).map { _ in
      (0..<Int.random(in: 0...3, using: &random)).compactMap { _ in
        people.randomElement(using: &random)
      }
    }
    friends = people.map { _ in Int.random(in: 0...2, using: &random) }
    isMutable = (0...2).map { _ in Bool.random(using: &random) }
    root = (0...2).compactMap { _ in people.randomElement(using: &random) }
  }

  mutating func rename(_ old: String, _ new: String) {
    names = names.map { $0 == old ? new : $0 }
  }

  func archive(hasList: Bool) -> String {
    typealias Fixture = KeyedArchiveFixture
    // 1 what is archived, 2 to 4 classes, 5 the root's list, from 6 on the lists, people and names.
    let (people, texts) = (6 + lists.count, 6 + lists.count + names.count)
    let listed = Fixture.object(3, Fixture.uids("NS.objects", root.map { $0 + people }))
    let lists = zip(self.lists, isMutable).map { list, isMutable in
      Fixture.object(isMutable ? 4 : 3, Fixture.uids("NS.objects", list.map { $0 + people }))
    }
    let objects = names.indices.map { number in
      Fixture.object(
        2, Fixture.uid("boss", bosses[number].map { $0 + people } ?? 0),
        Fixture.uid("friends", 6 + friends[number]), Fixture.uid("name", texts + number))
    }
    let boss = Fixture.uid("boss", root[0] + people)
    return Fixture.archive(
      hasList ? Fixture.object(2, boss, Fixture.uid("list", 5)) : "<string>unused</string>",
      Fixture.type("Person"), Fixture.type("NSArray"), Fixture.type("NSMutableArray", "NSArray"),
      listed, (lists + objects).joined(separator: "\n"),
      names.map { "<string>\($0)</string>" }.joined(separator: "\n"),
      top: Fixture.uid("root", hasList ? 1 : 5))
  }

  /// All that what is archived leads to, by the names.
  func reached(hasList: Bool) -> [String: Person] {
    var (found, open): ([String: Person], [Int]) = ([:], root)
    while let number = open.popLast() {
      guard found[names[number]] == nil else { continue }
      let list = lists[friends[number]]
      found[names[number]] = Person(
        boss: bosses[number].map { names[$0] }, friends: list.map { names[$0] })
      open += list + [bosses[number]].compactMap { $0 }
    }
    return found
  }
}

extension RecordTable {
  /// The people that are spelled out in the whole file, each once, with whom they refer to.
  fileprivate func people() -> [String: ArchivedPeople.Person] {
    let values = records.map { self[$0].value }
    let root = isList ? JSONValue.array(values) : values.first ?? .null
    var people: [String: ArchivedPeople.Person] = [:]
    for namePath in root.namedPaths() {
      let person = root.value(at: namePath.dropLast())
      guard case .string(let name)? = root.value(at: namePath[...]) else { continue }
      #expect(people[name] == nil, "\(name) is spelled out twice")
      var friends: [String] = []
      if case .array(let elements)? = root.followed(person?.value(at: [.member("friends")])) {
        friends = elements.compactMap(root.name)
      }
      people[name] = ArchivedPeople.Person(
        boss: person?.value(at: [.member("boss")]).flatMap(root.name), friends: friends)
    }
    return people
  }
}

extension JSONValue {
  /// Where names are in it.
  fileprivate func namedPaths(at path: [JSONStep] = []) -> [[JSONStep]] {
    switch self {
    case .array(let elements):
      elements.enumerated().flatMap { $1.namedPaths(at: path + [.index($0)]) }
    case .object(let members):
      members.flatMap { member in
        let namePath = path + [.member(member.name)]
        return member.name == "name" ? [namePath] : member.value.namedPaths(at: namePath)
      }
    default: []
    }
  }

  fileprivate func value(at path: ArraySlice<JSONStep>) -> JSONValue? {
    guard let step = path.first else { return self }
    switch (self, step) {
    case (.array(let elements), .index(let index)):
      return elements.indices.contains(index) ? elements[index].value(at: path.dropFirst()) : nil
    case (.object(let members), .member(let name)):
      return members.first { $0.name == name }?.value.value(at: path.dropFirst())
    default: return nil
    }
  }

  /// What a value inside is or refers to.
  fileprivate func followed(_ value: JSONValue?) -> JSONValue? {
    guard case .string(let text)? = value, text.hasPrefix("→ $") else { return value }
    let steps = text.dropFirst(3).replacing("[", with: ".").replacing("]", with: "")
    let path = steps.split(separator: ".").map { step in
      Int(step).map { JSONStep.index($0) } ?? .member(String(step))
    }
    let target = self.value(at: path[...])
    if case .string? = target { Issue.record("\(text) leads to another reference") }
    return target
  }

  fileprivate func name(_ person: JSONValue) -> String? {
    guard case .string(let name)? = followed(person)?.value(at: [.member("name")]) else {
      return nil
    }
    return name
  }
}
