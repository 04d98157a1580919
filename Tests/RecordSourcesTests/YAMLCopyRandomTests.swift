import FileTesting
import JSONText
import RecordSources
import Records
import SeededRandom
import Testing

@Suite("Random edits of YAML with anchors")
struct YAMLCopyRandomTests: YAMLEditing {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  static let texts = [
    "b: &b\n  x: 1\n  y: &y [2]\no: *b\nt:\n  <<: *b\n  z: 3\nu: [*y, *b]\n",
    "a: &a {x: 1, y: 2}\nb: &b\n  <<: *a\n  x: 5\n  z: 3\nc:\n  <<: [*b, *a]\nd: {<<: *b, n: *a}\n",
    "k: &k\n  p: &p\n    q: 1\n    r: [1, 2]\n  s: *p\nl:\n- *k\n- <<: *p\n  r: []\n- *p\n",
  ]

  @Test(
    "After each edit the record is what the file is read as once it is saved",
    arguments: texts.indices)
  func edits(index: Int) throws {
    for seed in 1...40 {
      var random = SeededGenerator(seed: UInt64(seed))
      var table = try read(Self.texts[index])
      let record = table.id(at: 0)
      var done: [String] = []
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        var next = table
        guard let edit = try? self.edit(&next, record, &random),
          next.origin?.refusal(of: next) == nil
        else { continue }
        done.append(edit)
        table = next.showingCopies(in: record, since: table).table
        var bytes: [UInt8] = []
        try SourceCatalog.source(named: "x.yaml").write(table) { bytes += $0 }
        let file = String(decoding: bytes, as: UTF8.self)
        let read = try value(json(file))
        guard read.inOrderOfNames != table[record].value.inOrderOfNames else { continue }
        Issue.record(
          "seed \(seed): \(done)\n\(file)\n\(read.jsonText())\n\(table[record].value.jsonText())")
        return
      }
    }
  }

  /// Sets, adds or removes something, and says so.
  private func edit(
    _ table: inout RecordTable, _ record: RecordID, _ random: inout SeededGenerator
  ) throws -> String {
    let paths = Self.paths(in: table[record].value, at: [])
    guard let path = paths.randomElement(using: &random) else { return "nothing" }
    let number = JSONValue.number(String(Int.random(in: 10...99, using: &random)))
    let place = path.map(\.name).joined(separator: ".")
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      guard case .member? = path.last else { return "nothing" }
      try table.remove(at: path, in: record)
      return "remove \(place)"
    case 1:
      try table.set(number, at: path + [.member("new")], in: record)
      return "add \(place).new"
    default:
      guard table[record].lookup(path).slice?.kind.isScalar == true else { return "nothing" }
      try table.set(number, at: path, in: record)
      return "set \(place) \(number.jsonText())"
    }
  }

  private static func paths(in value: JSONValue, at path: [JSONStep]) -> [[JSONStep]] {
    switch value {
    case .object(let members):
      members.flatMap { member in
        let inner = path + [.member(member.name)]
        return [inner] + paths(in: member.value, at: inner)
      }
    case .array(let items):
      items.enumerated().flatMap { index, item in
        [path + [.index(index)]] + paths(in: item, at: path + [.index(index)])
      }
    default: []
    }
  }
}
