import FileTesting
import Foundation
import JSONText
import RecordSources
import Records
import Testing

@Suite("Files with several kinds of line breaks")
struct MixedLineEndsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Files whose first and last line end in `|`, and all others in `~`.
  static let files = [
    "x.plist": """
    <plist version="1.0"><dict>|
    \t<key>a</key>~
    \t<string>x</string>~
    \t<key>l</key>~
    \t<array>~
    \t\t<string>1</string>~
    \t</array>~
    \t<key>n</key>~
    \t<dict>~
    \t\t<key>p</key>~
    \t\t<string>q</string>~
    \t</dict>~
    \t<key>e</key>~
    \t<dict/>~
    </dict></plist>|

    """,
    "o.plist": """
    {|
        a = b; // c~
        l = (~
            1~
        );~
        n = {~
            p = q;~
        };~
        e = {};~
    }|

    """,
    "s.strings": """
    "a" = "b";|
    "c" = "d";~
    "f" = "g";~

    """,
    "j.json": """
    {|
      "a": "x",~
      "l": [~
        "1"~
      ],~
      "n": {~
        "p": "q"~
      },~
      "e": {}~
    }|

    """,
  ]

  @Test(
    "What is new ends its lines like its neighbors, whatever the first line ends in",
    arguments: files.keys.sorted(), [("\n", "\r\n"), ("\r\n", "\n"), ("\r\n", "\r")])
  func new(name: String, ends: (first: String, others: String)) throws {
    let text = try #require(Self.files[name])
      .replacingOccurrences(of: "\n", with: "")
      .replacingOccurrences(of: "|", with: ends.first)
      .replacingOccurrences(of: "~", with: ends.others)
    let valuePaths: [[JSONStep]] = [
      [.member("b")], [.member("n"), .member("z")], [.member("e"), .member("k")],
      [.member("m"), .member("k"), .member("j")], [.member("l"), .index(1)],
    ]
    for valuePath in name == "s.strings" ? Array(valuePaths.prefix(1)) : valuePaths {
      let path = try folder.put(text, at: name)
      let delivery = try SourceCatalog.source(named: path).open(RecordRequest(), readsAhead: false)
      while try delivery.readOn() {}
      var table = delivery.contents.table
      try table.set(.string("new"), at: valuePath, in: table.id(at: 0))
      var bytes: [UInt8] = []
      try SourceCatalog.source(named: "x").write(table) { bytes += $0 }
      let after = String(decoding: bytes, as: UTF8.self)
      #expect(after.contains("new"))
      #expect(lineEnds(after)[ends.first] == lineEnds(text)[ends.first], "\(valuePath): \(after)")
    }
  }

  /// How often each kind of line break is there.
  private func lineEnds(_ text: String) -> [String: Int] {
    var counts: [String: Int] = [:]
    for character in text where character.isNewline { counts[String(character), default: 0] += 1 }
    return counts
  }
}
