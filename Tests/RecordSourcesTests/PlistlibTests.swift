import FileTesting
import Foundation
import JSONText
import RecordSources
import Records
import SeededRandom
import SourceText
import Testing

/// Property lists that Python's plistlib writes, edited at random, and read by it again.
@Suite("Random edits of property lists, read by plistlib")
struct PlistlibTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// What plistlib has, as JSON: each value with its type in front.
  private static let script = """
    import base64, datetime, json, plistlib, sys
    def make(value):
        kind, value = value
        if kind == "date":
            return datetime.datetime.strptime(value, "%Y-%m-%dT%H:%M:%SZ")
        if kind == "data":
            return base64.b64decode(value)
        if kind == "real":
            return float(value)
        return value
    def show(value):
        if isinstance(value, datetime.datetime):
            return ["date", value.strftime("%Y-%m-%dT%H:%M:%SZ")]
        if isinstance(value, bytes):
            return ["data", base64.b64encode(value).decode()]
        if isinstance(value, float):
            return ["real", value]
        return [{bool: "boolean", int: "integer", str: "string"}[type(value)], value]
    what, path, kind = sys.argv[1:4]
    if what == "write":
        records = [{k: make(v) for k, v in r.items()} for r in json.loads(sys.argv[4])]
        form = plistlib.FMT_XML if kind == "xml" else plistlib.FMT_BINARY
        with open(path, "wb") as file:
            plistlib.dump(records, file, fmt=form, sort_keys=False)
    else:
        with open(path, "rb") as file:
            records = plistlib.load(file)
        print(json.dumps([{k: show(v) for k, v in r.items()} for r in records], sort_keys=True))
    """

  private func python(_ arguments: String...) throws -> String {
    try OtherProgram.output(of: "python3", ["-c", Self.script] + arguments)
  }

  /// A value of the model: its type as plistlib has it, and the value in JSON.
  private struct Value {
    let type: String
    let json: JSONValue

    var text: JSONValue { .array([.string(type), json]) }
  }

  private static let members: [(key: String, type: String)] = [
    ("name", "string"), ("count", "integer"), ("rate", "real"), ("active", "boolean"),
    ("born", "date"), ("photo", "data"),
  ]

  private func value(of type: String, using random: inout SeededGenerator) -> Value {
    let number = Int.random(in: -70_000...70_000, using: &random)
    let json: JSONValue =
      switch type {
      case "integer": .number(String(number))
      case "real": .number(String(Double(number) + 0.5))
      case "boolean": .bool(number > 0)
      case "date": .string("20\(10 + abs(number) % 80)-0\(1 + abs(number) % 9)-11T08:30:00Z")
      case "data": .string(Base64.text([UInt8(abs(number) % 256), 1, 2]))
      default: .string(["", "Ä ö", "a < b & c", "😀", "two\nlines"][abs(number) % 5])
      }
    return Value(type: type, json: json)
  }

  private func read(_ path: String) throws -> RecordTable {
    let delivery = try SourceCatalog.source(named: path).open(RecordRequest(), readsAhead: false)
    while try delivery.readOn() {}
    return delivery.contents.table
  }

  private func written(_ table: RecordTable) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try SourceCatalog.source(named: "x").write(table) { bytes += $0 }
    return bytes
  }

  private static func json(_ records: [[String: Value]]) -> String {
    let objects = records.map { record in
      JSONValue.object(
        record.sorted { $0.key < $1.key }.map { JSONMember(name: $0.key, value: $0.value.text) })
    }
    return JSONValue.array(objects).jsonText()
  }

  /// The same JSON, however it is written.
  private static func value(_ json: String) throws -> JSONValue {
    try JSONSlice(parsing: json).value
  }

  @Test(
    "Every value has the type and the text that it is to have; what was not edited keeps its bytes",
    arguments: ["xml", "binary"], 0..<12)
  func edits(format: String, seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var model: [[String: Value]] = (0..<Int.random(in: 2...5, using: &random)).map { _ in
      var record: [String: Value] = [:]
      for member in Self.members where Int.random(in: 0..<4, using: &random) > 0 {
        record[member.key] = value(of: member.type, using: &random)
      }
      return record
    }
    let path = folder.file("data.plist")
    _ = try python("write", path, format, Self.json(model))
    let before = [UInt8](try Data(contentsOf: URL(filePath: path)))
    var table = try read(path)
    #expect(try written(table) == before)

    // The last record stays as it is.
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let index = Int.random(in: 0..<model.count - 1, using: &random)
      let member = Self.members[Int.random(in: 0..<Self.members.count, using: &random)]
      let path = [JSONStep.member(member.key)]
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        try table.remove(at: path, in: table.id(at: index))
        model[index][member.key] = nil
      default:
        let isKnown = model.contains { $0[member.key] != nil }
        // Of what no record shows the type can't be known.
        guard isKnown || !["date", "data"].contains(member.type) else { continue }
        let new = value(of: member.type, using: &random)
        try table.set(new.json, at: path, in: table.id(at: index))
        model[index][member.key] = new
      }
    }
    let after = try written(table)
    try Data(after).write(to: URL(filePath: path))
    let others = try python("read", path, format)
    #expect(try Self.value(others) == Self.value(Self.json(model)))
    if format == "xml" {
      // The last record's text, from its tag on.
      let tail = before.suffix(
        before.count - (before.lastRange(of: Array("<dict".utf8))?.lowerBound ?? 0))
      #expect(after.suffix(tail.count).elementsEqual(tail))
    }
  }
}

extension [UInt8] {
  fileprivate func lastRange(of part: [UInt8]) -> Range<Int>? {
    indices.reversed().first { self[$0...].starts(with: part) }.map { $0..<$0 + part.count }
  }
}
