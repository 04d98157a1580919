import FileTesting
import Foundation
import JSONText
import RecordSources
import Records
import SeededRandom
import Testing

@Suite("Broken keyed archives, and random edits")
struct BrokenArchiveTests {
  private typealias Fixture = KeyedArchiveFixture
  private let fixture: KeyedArchiveFixture

  init() throws { fixture = KeyedArchiveFixture(folder: try TemporaryFolder()) }

  private func message(_ text: String) -> String {
    do {
      _ = try fixture.read(text)
      return "read"
    } catch RecordReadingError.fault(let fault) {
      return fault.message.description
    } catch {
      return "\(error)"
    }
  }

  @Test("Cut short at every byte, or with a byte changed, it is refused or read, and never crashes")
  func cut() throws {
    let person = ArchivedPerson("Ada", 36, friends: [ArchivedPerson("Grace", 85)])
    for format in FoundationArchive.formats {
      let bytes = FoundationArchive.bytes(of: person, as: format)
      for count in bytes.indices {
        if let table = try? fixture.read(Array(bytes[..<count])) {
          #expect(format == .xml, "a binary one has its end at its end")
          #expect(try fixture.json(bytes) == table[table.id(at: 0)].value.jsonText())
        }
        guard format == .binary else { continue }
        for flip in [UInt8(1), 0x10, 0x80] {
          var changed = bytes
          changed[count] ^= flip
          guard let table = try? fixture.read(changed) else { continue }
          #expect(try fixture.written(table) == changed)
        }
      }
    }
  }

  @Test("UIDs of no object, missing parts and wrong types are told")
  func faults() throws {
    let missing = Fixture.archive(Fixture.object(9, "<key>a</key><true/>"))
    #expect(message(missing).contains("UID 9"))
    let noRoot = Fixture.archive("<string>x</string>", top: Fixture.uid("root", 5))
    #expect(message(noRoot).contains("UID 5"))
    let none = Fixture.archive("<string>x</string>")
    #expect(message(none.replacing("$objects", with: "$things")).contains("$objects"))
    #expect(message(none.replacing("$top", with: "$bottom")).contains("$top"))
    let list = none.replacing(
      "<key>$top</key>\n<dict>", with: "<key>$top</key><array/><key>x</key><dict>")
    #expect(message(list).contains("$top"))
    // An object that is not as its class's are has its members.
    let odd = Fixture.archive(
      Fixture.object(2, "<key>NS.objects</key><string>x</string>"), Fixture.type("NSArray"))
    #expect(
      try fixture.json(Array(odd.utf8)) == #"{"$class":"NSArray","NS.objects":"x"}"#)
    let date = Fixture.archive(
      Fixture.object(2, "<key>when</key>\(Fixture.uid(3))"), Fixture.type("Thing"),
      Fixture.object(4, "<key>NS.time</key><string>x</string>"), Fixture.type("NSDate"))
    #expect(try fixture.json(Array(date.utf8)).contains(#""NS.time":"x""#))
  }

  @Test("Lists that contain each other, and themselves, end")
  func loops() throws {
    let lists = Fixture.archive(
      Fixture.object(3, Fixture.uids("NS.objects", [2, 2])),
      Fixture.object(3, Fixture.uids("NS.objects", [1])), Fixture.type("NSArray", "NSObject"),
      top: Fixture.uid("root", 1) + Fixture.uid("other", 2))
    #expect(
      try fixture.json(Array(lists.utf8))
        == #"{"root":[["→ $.root"],["→ $.root"]],"other":[["→ $.other","→ $.other"]]}"#)
    let wrapper = Fixture.archive(
      Fixture.object(2, Fixture.uid("NS.string", 1)), Fixture.type("NSString", "NSObject"))
    #expect(try fixture.json(Array(wrapper.utf8)).contains("→ $"))
    let classLoop = Fixture.archive(Fixture.object(1, Fixture.uid("a", 1)))
    #expect(try fixture.json(Array(classLoop.utf8)).count < 200)
  }

  @Test("Lists of lists that are shared stay within a multiple of the file")
  func laughs() throws {
    let lists = (1...40).map { number in
      number == 40
        ? "<string>ha</string>"
        : Fixture.object(41, Fixture.uids("NS.objects", Array(repeating: number + 1, count: 10)))
    }
    let text = Fixture.archive(
      lists.joined(separator: "\n"), Fixture.type("NSArray", "NSObject"))
    #expect(try fixture.json(Array(text.utf8)).utf8.count < 40 * text.utf8.count)
  }

  @Test("A chain of more objects than can be nested is told")
  func deep() throws {
    let chain = (1...2000).map { number in
      Fixture.object(2001, Fixture.uid("next", number == 2000 ? 0 : number + 1))
    }
    let text = Fixture.archive(chain.joined(separator: "\n"), Fixture.type("Node"))
    #expect(message(text).contains("510"))
  }

  @Test("Random edits are read by Foundation as what they were", arguments: 0..<40)
  func random(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let texts = ["", "x", "Ä & <b>", "two\nlines", "😀"]
    func scalar(_ random: inout SeededGenerator) -> JSONValue {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: .number(String(Int.random(in: -5...70_000, using: &random)))
      case 1, 2: .string(texts.randomElement(using: &random) ?? "")
      default: .bool(Bool.random(using: &random))
      }
    }
    let keys = ["a", "b", "c"]
    var model: [[String: JSONValue]] = []
    let list = (0..<Int.random(in: 1...5, using: &random)).map { _ in
      var values: [String: JSONValue] = [:]
      for key in keys where Bool.random(using: &random) { values[key] = scalar(&random) }
      model.append(values)
      return values.mapValues(\.foundation) as NSDictionary
    }
    let format = FoundationArchive.formats[seed % 2]
    var records = EditedRecords(
      table: try fixture.read(FoundationArchive.bytes(of: list as NSArray, as: format)),
      model: model)
    try records.edit(keys + ["new"], using: &random, allowsRefusals: true, value: scalar)
    let bytes = try fixture.written(records.table)
    let read = try #require(try FoundationArchive.root(bytes) as? [NSDictionary])
    #expect(read == records.model.map { $0.mapValues(\.foundation) as NSDictionary })
    let again = try fixture.read(bytes)
    #expect(again.records.map { again[$0].value } == records.values)
  }
}

extension JSONValue {
  fileprivate var foundation: NSObject {
    switch self {
    case .number(let text): NSNumber(value: Int(text) ?? 0)
    case .bool(let flag): NSNumber(value: flag)
    case .string(let text): NSString(string: text)
    default: NSNull()
    }
  }
}
