import FileTesting
import JSONText
import RecordSources
import Records
import Testing

@Suite("How the first part of a list looks in a property list")
struct PropertyListLayoutTests {
  /// A list in the second record, what it gets, and how that is written.
  struct FirstPart: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let before: String
    let path: [JSONStep]
    var value: JSONValue = .array([.string("v")])
    let after: String
  }

  private static let host = JSONValue.array([
    .object([
      JSONMember(name: "h", value: .string("x")), JSONMember(name: "p", value: .string("y")),
    ])
  ])

  static let parts: [FirstPart] = [
    FirstPart(
      testDescription: "as the same list of another record",
      before: """
        (
          { name = a; tags = (x, y); },
          { name = b; tags = (); }
        )
        """,
      path: [.member("tags")],
      after: """
        (
          { name = a; tags = (x, y); },
          { name = b; tags = (v); }
        )
        """),
    FirstPart(
      testDescription: "with its blanks, on one line though each key has a line",
      before: """
        (
          {
            name = a;
            hosts = ( { h = 1; p = 2; }, { h = 3; p = 4; } );
          },
          {
            name = b;
            hosts = (
            );
          }
        )
        """,
      path: [.member("hosts")], value: host,
      after: """
        (
          {
            name = a;
            hosts = ( { h = 1; p = 2; }, { h = 3; p = 4; } );
          },
          {
            name = b;
            hosts = ( { h = x; p = y; } );
          }
        )
        """),
    FirstPart(
      testDescription: "on several lines as the same list of another record",
      before: """
        (
          { name = a;
            tags = (
              x
            ); },
          { name = b; tags = (); }
        )
        """,
      path: [.member("tags")],
      after: """
        (
          { name = a;
            tags = (
              x
            ); },
          { name = b; tags = (
            v
          ); }
        )
        """),
    FirstPart(
      testDescription: "on the line of its record, where no other shows how",
      before: """
        (
          { name = a; },
          { name = b; hosts = (); }
        )
        """,
      path: [.member("hosts")], value: host,
      after: """
        (
          { name = a; },
          { name = b; hosts = ( { h = x; p = y; } ); }
        )
        """),
    FirstPart(
      testDescription: "the same where the record has no such list",
      before: """
        (
          { name = a; },
          { name = b; }
        )
        """,
      path: [.member("tags")],
      after: """
        (
          { name = a; },
          { name = b; tags = ( v ); }
        )
        """),
    FirstPart(
      testDescription: "on lines of its own where the list has one and no other shows how",
      before: """
        (
          {
            name = a;
          },
          {
            name = b;
            tags = ();
          }
        )
        """,
      path: [.member("tags")],
      after: """
        (
          {
            name = a;
          },
          {
            name = b;
            tags = (
              v
            );
          }
        )
        """),
    FirstPart(
      testDescription: "in XML as the same list of another record",
      before: """
        <plist><array>
        \t<dict>
        \t\t<key>tags</key>
        \t\t<array><string>x</string></array>
        \t</dict>
        \t<dict>
        \t\t<key>tags</key>
        \t\t<array/>
        \t</dict>
        </array></plist>
        """,
      path: [.member("tags")],
      after: """
        <plist><array>
        \t<dict>
        \t\t<key>tags</key>
        \t\t<array><string>x</string></array>
        \t</dict>
        \t<dict>
        \t\t<key>tags</key>
        \t\t<array><string>v</string></array>
        \t</dict>
        </array></plist>
        """),
    FirstPart(
      testDescription: "in XML on the line of its record",
      before: """
        <plist><array>
        <dict><key>name</key><string>a</string></dict>
        <dict><key>name</key><string>b</string><key>hosts</key><array></array></dict>
        </array></plist>
        """,
      path: [.member("hosts")], value: host,
      after: """
        <plist><array>
        <dict><key>name</key><string>a</string></dict>
        <dict><key>name</key><string>b</string><key>hosts</key><array><dict><key>h</key><string>x</string><key>p</key><string>y</string></dict></array></dict>
        </array></plist>
        """),
  ]

  @Test("It looks like its neighbors", arguments: parts)
  func firstPart(part: FirstPart) throws {
    let folder = try TemporaryFolder()
    let path = try folder.put(part.before, at: "data.plist")
    var table = try read(path)
    try table.set(part.value, at: part.path, in: table.id(at: 1))
    var bytes: [UInt8] = []
    try SourceCatalog.source(named: path).write(table) { bytes += $0 }
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text == part.after, "\(text)")
    try folder.put(text, at: "data.plist")
    let again = try read(path)
    #expect(again[again.id(at: 1)].value == table[table.id(at: 1)].value)
  }

  private func read(_ path: String) throws -> RecordTable {
    let delivery = try SourceCatalog.source(named: path).open(RecordRequest(), readsAhead: false)
    while try delivery.readOn() {}
    return delivery.contents.table
  }
}
