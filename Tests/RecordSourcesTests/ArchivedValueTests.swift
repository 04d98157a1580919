import FileTesting
import Foundation
import JSONText
import RecordSources
import Records
import Testing
import Texts

@Suite("Values of keyed archives that are objects with several members")
struct ArchivedValueTests {
  private typealias Fixture = KeyedArchiveFixture
  private let fixture: KeyedArchiveFixture

  init() throws { fixture = KeyedArchiveFixture(folder: try TemporaryFolder()) }

  private static func step(_ index: Int) -> [JSONStep] { [.member("list"), .index(index)] }

  /// The parts of a decimal number as Apple's Foundation archives them; that of Linux does neither write nor read them.
  private struct Parts: Equatable {
    var mantissa: UInt128
    var exponent: Int
    var isNegative = false

    init(_ mantissa: UInt128, _ exponent: Int, isNegative: Bool = false) {
      (self.mantissa, self.exponent, self.isNegative) = (mantissa, exponent, isNegative)
    }

    /// From the object of an archive.
    init?(_ object: Any) {
      guard let members = object as? [String: Any], let data = members["NS.mantissa"] as? Data,
        let exponent = members["NS.exponent"] as? Int, let count = members["NS.length"] as? Int,
        let isNegative = members["NS.negative"] as? Bool
      else { return nil }
      mantissa = data.prefix(2 * count).reversed().reduce(0) { $0 << 8 | UInt128($1) }
      (self.exponent, self.isNegative) = (exponent, isNegative)
    }

    var object: String {
      let bytes = withUnsafeBytes(of: mantissa.littleEndian) { Data($0) }
      let words = (128 - mantissa.leadingZeroBitCount + 15) / 16
      return KeyedArchiveFixture.object(
        3, "<key>NS.exponent</key><integer>\(exponent)</integer>",
        "<key>NS.length</key><integer>\(words)</integer>",
        "<key>NS.negative</key><\(isNegative)/>", "<key>NS.compact</key><true/>",
        "<key>NS.mantissa.bo</key><integer>1</integer>",
        "<key>NS.mantissa</key><data>\(bytes.base64EncodedString())</data>")
    }
  }

  private static func archive(_ numbers: [Parts]) -> String {
    Fixture.archive(
      Fixture.object(2, Fixture.uids("NS.objects", Array(4..<4 + numbers.count))),
      Fixture.type("NSArray", "NSObject"),
      Fixture.type("NSDecimalNumber", "NSNumber", "NSValue", "NSObject"),
      numbers.map(\.object).joined(separator: "\n"), top: Fixture.uid("list", 1))
  }

  private static func decimals(in bytes: [UInt8]) throws -> [Parts] {
    let plist = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    let objects = try #require((plist as? [String: Any])?["$objects"] as? [Any])
    return objects.compactMap { Parts($0) }
  }

  @Test("Decimal numbers are numbers, exact to 38 digits, and stay what they are")
  func decimals() throws {
    let numbers = [
      Parts(1990, -2), Parts(1, -3, isNegative: true), Parts(0, 0), Parts(1, 3),
      Parts(12_345_678_901_234_567_890_123_456_789_012_345_678, 0),
      Parts(99_999_999_999_999_999_999_999_999_999_999_999_999, -3, isNegative: true),
    ]
    let bytes = Array(Self.archive(numbers).utf8)
    #expect(
      try fixture.json(bytes)
        == #"{"list":[19.90,-0.001,0,1000,12345678901234567890123456789012345678,"#
        + #"-99999999999999999999999999999999999.999]}"#)
    let table = try fixture.read(bytes)
    #expect(table.read.nativeType(of: Self.step(0), in: table.id(at: 0)) == .real)
    let written: [(text: String, parts: Parts)] = [
      ("-20.05", Parts(2005, -2, isNegative: true)), ("7", Parts(7, 0)),
      ("1E-100", Parts(1, -100)), ("0.0", Parts(0, 0)), ("2e40", Parts(2, 40)),
      ("-3e130", Parts(3000, 127, isNegative: true)),
    ]
    let edited = try fixture.edited(
      bytes, written.enumerated().map { (Self.step($0), .number($1.text)) })
    #expect(try Self.decimals(in: edited) == written.map(\.parts))
    let zeros = String(repeating: "0", count: 99)
    #expect(try fixture.json(edited).hasPrefix(#"{"list":[-20.05,7,0.\#(zeros)1,0,20"#))
    let longer = try fixture.edited(bytes, [(Self.step(6), .number("2.5"))])
    #expect(try Self.decimals(in: longer) == numbers + [Parts(25, -1)])
  }

  @Test(
    "What a decimal number can't be is refused, with the reason",
    arguments: [
      (JSONValue.string("many"), "decimal number here"),
      (.number("1e400"), "at most 38 digits"),
      (.number("1e-9223372036854775808"), "at most 38 digits"),
      (.number("9999999999999999999999999999999999999999"), "at most 38 digits"),
    ])
  func notDecimal(value: JSONValue, reason: String) throws {
    var table = try fixture.read(Self.archive([Parts(1, 0)]))
    do {
      try table.set(value, at: Self.step(0), in: table.id(at: 0))
      Issue.record("taken")
    } catch {
      guard case .refused(let refusal) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(refusal.message.text(in: Language.english.texts).contains(reason))
    }
  }

  @Test("A URL below another one is shown in full, and written as it was")
  func addresses() throws {
    func url(_ base: Int, _ relative: Int) -> String {
      Fixture.object(3, Fixture.uid("NS.base", base), Fixture.uid("NS.relative", relative))
    }
    let text = Fixture.archive(
      Fixture.object(2, Fixture.uids("NS.objects", [4, 5])),
      Fixture.type("NSArray", "NSObject"), Fixture.type("NSURL", "NSObject"),
      url(6, 7), url(6, 8), url(0, 9), "<string>b.html</string>", "<string>../c?d=1</string>",
      "<string>https://example.org/a/index.html</string>", top: Fixture.uid("list", 1))
    let bytes = Array(text.utf8)
    #expect(
      try fixture.json(bytes)
        == #"{"list":["https://example.org/a/b.html","https://example.org/c?d=1"]}"#)
    let edited = try fixture.edited(
      bytes,
      [
        (Self.step(0), .string("https://example.org/a/e.html")),
        (Self.step(1), .string("https://example.com/")),
      ])
    #expect(
      String(decoding: edited, as: UTF8.self)
        == text.replacing("b.html", with: "e.html").replacing(
          "../c?d=1", with: "https://example.com/"))
  }

  @Test("URLs that are relative to each other, or to themselves, are shown with their members")
  func circularAddresses() throws {
    for bases in [(4, 4), (5, 4)] {
      let text = Fixture.archive(
        Fixture.object(2, Fixture.uids("NS.objects", [4, 5])), Fixture.type("NSArray"),
        Fixture.type("NSURL"),
        Fixture.object(3, Fixture.uid("NS.base", bases.0), Fixture.uid("NS.relative", 6)),
        Fixture.object(3, Fixture.uid("NS.base", bases.1), Fixture.uid("NS.relative", 6)),
        "<string>a</string>", top: Fixture.uid("list", 1))
      #expect(try fixture.json(Array(text.utf8)).contains(#""$class":"NSURL""#))
    }
  }

  @Test(
    "An ordered set as Apple writes it is a list: its elements are edited, added, moved, deleted")
  func orderedSets() throws {
    let text = Fixture.archive(
      Fixture.object(
        2, Fixture.uid("NS.object.0", 3), Fixture.uid("NS.object.1", 4),
        Fixture.uid("NS.object.2", 5)
      ),
      Fixture.type("NSOrderedSet", "NSObject"), "<string>a</string>", "<string>b</string>",
      "<string>c</string>", top: Fixture.uid("list", 1))
    let bytes = Array(text.utf8)
    #expect(try fixture.json(bytes) == #"{"list":["a","b","c"]}"#)
    let renamed = try fixture.edited(bytes, [(Self.step(1), .string("B"))])
    #expect(
      String(decoding: renamed, as: UTF8.self)
        == text.replacing("<string>b</string>", with: "<string>B</string>"))
    var table = try fixture.read(bytes)
    let list = ["c", "new", "a"].map { JSONValue.string($0) }
    try table.set(.array(list), at: [.member("list")], in: table.id(at: 0))
    let edited = try fixture.written(table)
    #expect(try fixture.json(edited) == #"{"list":["c","new","a"]}"#)
    let plist = try PropertyListSerialization.propertyList(from: Data(edited), format: nil)
    let objects = try #require((plist as? [String: Any])?["$objects"] as? [Any])
    let set = try #require(objects[1] as? [String: Any])
    #expect(set.keys.sorted() == ["$class", "NS.object.0", "NS.object.1", "NS.object.2"])
  }

  @Test("What only looks like such an object is shown with its members")
  func others() throws {
    let text = Fixture.archive(
      Fixture.object(2, Fixture.uid("NS.object.0", 3), Fixture.uid("NS.object.2", 3)),
      Fixture.type("NSOrderedSet", "NSObject"), "<string>a</string>", top: Fixture.uid("list", 1))
    #expect(
      try fixture.json(Array(text.utf8))
        == #"{"list":{"$class":"NSOrderedSet","NS.object.0":"a","NS.object.2":"a"}}"#)
    let number = Fixture.archive(
      Fixture.object(2, "<key>NS.exponent</key><integer>1</integer>"),
      Fixture.type("NSDecimalNumber", "NSNumber", "NSObject"), top: Fixture.uid("list", 1))
    #expect(
      try fixture.json(Array(number.utf8))
        == #"{"list":{"$class":"NSDecimalNumber","NS.exponent":1}}"#)
  }
}
