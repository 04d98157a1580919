import FileTesting
import Foundation
import JSONText
import RecordSources
import Records
import SeededRandom
import Testing
import TextsTesting

@Suite("Edits of binary property lists")
struct BinaryPropertyListTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Foundation's file of a value.
  private func foundation(_ value: Any) throws -> [UInt8] {
    Array(
      try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0))
  }

  private func read(_ bytes: [UInt8]) throws -> RecordTable {
    let path = try folder.put(bytes: bytes, at: "data.plist")
    let delivery = try SourceCatalog.source(named: path).open(RecordRequest(), readsAhead: false)
    while try delivery.readOn() {}
    return delivery.contents.table
  }

  private func written(_ table: RecordTable) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try SourceCatalog.source(named: "x").write(table) { bytes += $0 }
    return bytes
  }

  private func edited(
    _ bytes: [UInt8], _ path: [JSONStep], _ value: JSONValue
  ) throws -> [UInt8] {
    var table = try read(bytes)
    try table.set(value, at: path, in: table.id(at: 0))
    return try written(table)
  }

  private static var sample: [String: Any] {
    [
      "name": "Ada", "age": 36, "big": 1 << 40, "rate": 1.5, "active": true, "passive": false,
      "born": Date(timeIntervalSince1970: -4_861_380_600.25), "photo": Data([1, 2, 3]),
      "tags": ["a", "b", "a"], "nested": ["name": "Ada", "flags": [true, false, true]],
      "unicode": "格蕾丝 😀",
    ]
  }

  @Test("Without a change the bytes are the file's")
  func unchanged() throws {
    let bytes = try foundation(Self.sample)
    #expect(try written(read(bytes)) == bytes)
  }

  @Test(
    "A value edited and edited back gives the former bytes; between, others read what was set",
    arguments: [
      ("name", JSONValue.string("Grace Hopper, of another length")), ("age", .number("70000")),
      ("age", .number("-1")), ("rate", .number("2.25")), ("active", .bool(false)),
      ("photo", .string("AAAA")), ("unicode", .string("plain")), ("name", .string("Änne")),
      ("born", .string("2026-11-21T08:30:00Z")), ("tags", .array([.string("c")])),
    ])
  func thereAndBack(key: String, value: JSONValue) throws {
    let bytes = try foundation(Self.sample)
    let path = [JSONStep.member(key)]
    guard case .found(let former) = try read(bytes).firstRecord.lookup(path) else {
      Issue.record("no \(key)")
      return
    }
    let changed = try edited(bytes, path, value)
    #expect(changed != bytes)
    #expect(
      (try PropertyListSerialization.propertyList(from: Data(changed), format: nil)
        as? [String: Any])?
        .count == Self.sample.count)
    guard case .found(let set) = try read(changed).firstRecord.lookup(path) else {
      Issue.record("no \(key)")
      return
    }
    #expect(set.value == value)
    #expect(try edited(changed, path, former.value) == bytes)
  }

  /// By hand: one string for a name twice, an integer wider than it needs, a real of 4 bytes, a UID, a set, bytes of UTF-8
  /// in an ASCII string, an object that nothing refers to.
  private static var byHand: [UInt8] {
    let objects: [[UInt8]] = [
      [0xD7, 1, 2, 3, 4, 5, 6, 7, 8, 8, 9, 10, 11, 12, 13],
      [0x51] + Array("a".utf8), [0x51] + Array("b".utf8), [0x51] + Array("i".utf8),
      [0x51] + Array("r".utf8), [0x51] + Array("u".utf8), [0x51] + Array("s".utf8),
      [0x51] + Array("x".utf8), [0x53] + Array("two".utf8), [0x12, 0, 0, 0, 5],
      [0x22, 0x3D, 0xCC, 0xCC, 0xCD], [0x80, 7], [0xC2, 8, 9], [0x52] + Array("é".utf8),
      [0x54] + Array("lost".utf8),
    ]
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets.append(UInt8(bytes.count))
      bytes += object
    }
    let table = UInt8(bytes.count)
    bytes += offsets + [0, 0, 0, 0, 0, 0, 1, 1]
    for number in [UInt8(objects.count), 0, table] { bytes += [0, 0, 0, 0, 0, 0, 0, number] }
    return bytes
  }

  @Test("A shared string is changed only where it was edited; all other objects stay as they are")
  func shared() throws {
    let bytes = Self.byHand
    let record = try read(bytes).firstRecord
    #expect(
      record.value.jsonText()
        == #"{"a":"two","b":"two","i":5,"r":0.1,"u":7,"s":["two",5],"x":"é"}"#)
    let changed = try edited(bytes, [.member("a")], .string("one"))
    #expect(
      try read(changed).firstRecord.value.jsonText()
        == #"{"a":"one","b":"two","i":5,"r":0.1,"u":7,"s":["two",5],"x":"é"}"#)
    #expect(changed[8..<80].filter { $0 == 0x12 } == [0x12])
    #expect(changed.count == bytes.count + 5, "one string and its offset")
  }

  @Test(
    "A number with more digits than a real has is refused, and nothing is rounded",
    arguments: ["0.12345678901234567891", "12345678901234567.5", "1e-400"])
  func digits(number: String) throws {
    var table = try read(foundation(Self.sample))
    let record = table.id(at: 0)
    let new = JSONValue.object([JSONMember(name: "x", value: .array([.number(number)]))])
    for (key, value) in [("rate", JSONValue.number(number)), ("new", new)] {
      do throws(JSONEditError) {
        try table.set(value, at: [.member(key)], in: record)
        Issue.record("\(key) = \(number)")
      } catch {
        guard case .refused(let refusal) = error else {
          Issue.record("\(error)")
          return
        }
        #expect(refusal.message.english.contains("about 15 digits"))
      }
    }
    for exact in ["0.30000000000000004", "1.50", "-2e-7", "0", "1e300"] {
      #expect(try edited(foundation(Self.sample), [.member("rate")], .number(exact)).count > 0)
    }
  }

  @Test("A member with another key keeps its position, its value and all other objects")
  func renamed() throws {
    func names(_ bytes: [UInt8]) throws -> [String] {
      try read(bytes).firstRecord.members.map(\.name)
    }
    let changed = try edited(Self.byHand, [.member("b"), .key], .string("second"))
    #expect(
      try read(changed).firstRecord.value.jsonText()
        == #"{"a":"two","second":"two","i":5,"r":0.1,"u":7,"s":["two",5],"x":"é"}"#)
    #expect(changed.count == Self.byHand.count + 5, "six letters for one")
    let bytes = try foundation(Self.sample)
    for key in ["name", "nested", "tags", "active"] {
      let other = try edited(bytes, [.member(key), .key], .string("so heißt es jetzt"))
      #expect(
        try names(other) == names(bytes).map { $0 == key ? "so heißt es jetzt" : $0 })
      let root = try PropertyListSerialization.propertyList(from: Data(other), format: nil)
      let value = (root as? NSDictionary)?["so heißt es jetzt"] as? NSObject
      #expect(value == (Self.sample as NSDictionary)[key] as? NSObject)
      #expect(
        try edited(other, [.member("so heißt es jetzt"), .key], .string(key)) == bytes)
    }
    let inner = try edited(
      bytes, [.member("nested"), .member("flags"), .key], .string("switches"))
    let switches = try read(inner).firstRecord.lookup([.member("nested"), .member("switches")])
    #expect(switches.slice?.value.jsonText() == "[true,false,true]")
    #expect(try names(inner) == names(bytes))
  }

  @Test("Integers and reals keep their width")
  func width() throws {
    let bytes = Self.byHand
    // The integer is an element of the set, too: it is copied.
    let changed = try edited(bytes, [.member("r")], .number("0.2"))
    #expect(changed.count == bytes.count)
    #expect(try edited(changed, [.member("r")], .number("0.1")) == bytes)
    #expect(
      try read(edited(bytes, [.member("i")], .number("6"))).firstRecord.value.jsonText()
        .contains(#""i":6"#))
  }

  @Test("UIDs and sets are shown, and not edited", arguments: [["u"], ["s", "0"]])
  func shown(path: [String]) throws {
    var table = try read(Self.byHand)
    let steps = path.map { step in Int(step).map { JSONStep.index($0) } ?? .member(step) }
    let value = path == ["u"] ? JSONValue.number("8") : .string("x")
    #expect(throws: JSONEditError.self) { try table.set(value, at: steps, in: table.id(at: 0)) }
  }

  @Test("A removed value leaves the file, and not only the dictionary")
  func removed() throws {
    var table = try read(Self.byHand)
    try table.remove(at: [.member("x")], in: table.id(at: 0))
    let changed = try written(table)
    #expect(!String(decoding: changed, as: UTF8.self).contains("é"))
    #expect(String(decoding: changed, as: UTF8.self).contains("lost"))
    #expect(try read(changed).firstRecord.value == table.firstRecord.value)
  }

  @Test("Foundation's distant past is read and stays")
  func distantPast() throws {
    let bytes = try foundation(["past": Date.distantPast, "name": "x"])
    let changed = try edited(bytes, [.member("name")], .string("y"))
    #expect(try read(changed).firstRecord.text.contains("0000-12-30T00:00:00Z"))
    let value = try PropertyListSerialization.propertyList(from: Data(changed), format: nil)
    #expect((value as? [String: Any])?["past"] as? Date == .distantPast)
  }

  @Test("Cut short at every byte, or with a byte changed, it is refused or read, and never crashes")
  func broken() throws {
    let bytes = Self.byHand
    for count in bytes.indices {
      #expect(throws: (any Error).self) { try read(Array(bytes[..<count])) }
      for flip in [UInt8(1), 0x10, 0x80, 0xFF] {
        var changed = bytes
        changed[count] ^= flip
        guard let table = try? read(changed) else { continue }
        #expect(try written(table) == changed)
      }
    }
  }

  /// A value as Foundation and as JSON have it.
  private static func scalar(using random: inout SeededGenerator) -> (Any, JSONValue) {
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      let number = Int.random(in: -5...70_000, using: &random)
      return (number, .number(String(number)))
    case 1:
      let text = ["", "x", "Ä", "two words", "😀"].randomElement(using: &random) ?? ""
      return (text, .string(text))
    case 2: return (true, .bool(true))
    default: return (2.5, .number("2.5"))
    }
  }

  @Test("Random edits are read by Foundation as what they were", arguments: 0..<40)
  func random(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var model: [[String: JSONValue]] = []
    let list = (0..<Int.random(in: 1...5, using: &random)).map { _ in
      var record: [String: Any] = [:]
      var values: [String: JSONValue] = [:]
      for key in ["a", "b", "c"] where Bool.random(using: &random) {
        (record[key], values[key]) = Self.scalar(using: &random)
      }
      model.append(values)
      return record
    }
    var edited = EditedRecords(table: try read(foundation(list)), model: model)
    // An integer doesn't become a real.
    try edited.edit(["a", "b", "c", "new"], using: &random, allowsRefusals: true) {
      Self.scalar(using: &$0).1
    }
    let bytes = try written(edited.table)
    let value = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    let records = try #require(value as? [[String: Any]])
    #expect(records.map(\.count) == edited.model.map(\.count))
    for (record, expected) in zip(records, edited.model) {
      for (key, value) in expected {
        switch value {
        case .number(let text): #expect((record[key] as? NSNumber)?.doubleValue == Double(text))
        case .string(let text): #expect(record[key] as? String == text)
        default: #expect(record[key] as? Bool == true)
        }
      }
    }
    #expect(try read(bytes).records.count == edited.model.count)
  }
}

extension RecordTable {
  fileprivate var firstRecord: JSONSlice { self[id(at: 0)] }
}
