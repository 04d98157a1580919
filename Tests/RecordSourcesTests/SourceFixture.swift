import FileTesting
import Glibc
import JSONText
import PlistText
import RecordSources
import Records
import SourceText
import Testing

/// A source of two records, `{"name": "Ada", "age": 36}` and `{"name": "Grace", "age": 85}`, for the contract.
struct SourceFixture: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Where the age of the first record is, as messages say it.
  let location: String
  /// Whether nothing can be saved there.
  var isReadOnly = false
  let make: @Sendable (TemporaryFolder) throws -> Made

  struct Made {
    let source: any RecordSource
    /// Another program sets the first record's age to 99.
    let changeByOthers: () throws -> Void
    /// Everything that the source holds, in whatever form.
    let dump: () throws -> String
  }

  static let all = writable + readOnly

  static let readOnly = [server, databaseQuery, databaseView]

  /// Those whose changes by others are noticed without being asked for, too.
  static let writable = [
    jsonFile, jsonLines, commentedJSON, propertyList, widePropertyList, openStep, strings,
    binaryPropertyList,
    keyedArchive, binaryKeyedArchive,
    yaml, yamlDocuments, frontMatter,
    keyedStore,
    database, loggedDatabase,
    encrypted, armored, encryptedByPassphrase, encryptedPropertyList,
  ]

  static let jsonFile = file(
    "a JSON file", "staff.json", location: "2:26",
    """
    [
      {"name": "Ada", "age": 36},
      {"name": "Grace", "age": 85}
    ]

    """)

  static let jsonLines = file(
    "a JSON Lines file", "staff.jsonl", location: "1:24",
    "{\"name\": \"Ada\", \"age\": 36}\n{\"name\": \"Grace\", \"age\": 85}\n")

  static let commentedJSON = file(
    "a JSON file with comments", "staff.json", location: "4:12",
    """
    // kept
    [
      {"name": "Ada", // first
        "age": 36},
      {"name": "Grace", "age": 85}, /* kept */
    ]

    """)

  static let propertyList = file(
    "an XML property list", "staff.plist", location: "4:59",
    """
    <?xml version="1.0"?>
    <plist version="1.0"><!-- kept -->
    <array>
      <dict><key>name</key><string>Ada</string><key>age</key> <integer>36</integer></dict>
      <dict><key>name</key><string>Grace</string><key>age</key> <integer>85</integer></dict>
    </array>
    </plist>

    """)

  /// In UTF-16, with a byte order mark.
  static let widePropertyList = file(
    "an XML property list in UTF-16", "wide.plist", location: "2:63",
    """
    <?xml version="1.0" encoding="UTF-16"?>
    <array><dict><key>name</key><string>Ada</string><key>age</key><integer>36</integer></dict>
    <dict><key>name</key><string>Grace</string><key>age</key><integer>85</integer></dict></array>
    """
  ) { [0xFF, 0xFE] + $0.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] } }

  static let binaryPropertyList = SourceFixture(
    testDescription: "a binary property list", location: "1:30"
  ) { folder in
    func bytes(age: Int64) -> [UInt8] {
      let start = SourcePosition(line: 1, column: 1)
      func node(_ content: PlistContent) -> PlistNode {
        PlistNode(content: content, position: start)
      }
      func person(_ name: String, _ age: Int64) -> PlistNode {
        let entries = [("name", PlistContent.string(name)), ("age", .integer(age))]
        return node(
          .dictionary(
            entries.map { PlistEntry(key: $0, keyPosition: start, value: node($1)) }))
      }
      let root = node(.array([person("Ada", age), person("Grace", 85)]))
      return (try? BinaryPlistWriter.bytes(of: root)) ?? []
    }
    let path = try folder.put(bytes: bytes(age: 36), at: "staff.plist")
    return Made(
      source: SourceCatalog.source(named: path),
      changeByOthers: { try folder.put(bytes: bytes(age: 99), at: "staff.plist") },
      dump: {
        let data = try bytesOfFile(path)
        let source = SourceText(name: path, buffer: ByteBuffer(data))
        return dump(try PlistParser.parse(source).root) + " in \(data.count) bytes"
      })
  }

  private static func dump(_ node: PlistNode) -> String {
    if let items = node.items { return "[" + items.map(dump).joined(separator: ", ") + "]" }
    if let entries = node.entries {
      return "{" + entries.map { "\($0.key): \(dump($0.value))" }.joined(separator: ", ") + "}"
    }
    return node.scalarText ?? "?"
  }

  /// With the typed values of GNUstep.
  static let openStep = file(
    "an OpenStep property list", "staff.plist", location: "3:25",
    """
    // kept
    (
      { name = Ada;   age = <*I36>; /* kept */ },
      { name = Grace; age = <*I85>; }
    )

    """)

  static let strings = file(
    "a list in a file of strings", "staff.strings", location: "1:24",
    """
    ({ name = Ada;   age = <*I36>; },
     { name = Grace; age = <*I85>; })

    """)

  static let yaml = file(
    "a YAML file", "staff.yaml", location: "3:8",
    """
    # kept
    - name: Ada # kept
      age: 36
    - name: Grace
      age: 85

    """)

  static let yamlDocuments = file(
    "a file of YAML documents", "staff.yaml", location: "3:6",
    "---\nname: Ada\nage: 36\n---\nname: Grace\nage: 85\n")

  static let frontMatter = file(
    "the front matter of a Markdown file", "staff.md", location: "3:8",
    """
    ---
    - name: Ada # kept
      age: 36
    - name: Grace
      age: 85
    ---
    # Staff

    - no: [data
    ---

    """)

  static let keyedArchive = file(
    "a keyed archive", "staff.archive", location: "14:1", archive)

  static let binaryKeyedArchive = SourceFixture(
    testDescription: "a binary keyed archive", location: "1:187"
  ) { folder in
    func bytes(_ text: String) throws -> [UInt8] {
      let source = SourceText(name: "staff.archive", text: text)
      return try BinaryPlistWriter.bytes(of: withReferences(PlistParser.parse(source).root))
    }
    let path = try folder.put(bytes: bytes(archive), at: "staff.archive")
    return Made(
      source: SourceCatalog.source(named: path),
      changeByOthers: {
        try folder.put(bytes: bytes(archive.replacing("36", with: "99")), at: "staff.archive")
      },
      dump: {
        let data = try bytesOfFile(path)
        let source = SourceText(name: path, buffer: ByteBuffer(data))
        return dump(try PlistParser.parse(source).root) + " in \(data.count) bytes"
      })
  }

  /// With references as binary property lists have them, which XML writes as dictionaries.
  private static func withReferences(_ node: PlistNode) -> PlistNode {
    if let items = node.items {
      return PlistNode(content: .array(items.map(withReferences)), position: node.position)
    }
    guard let entries = node.entries else { return node }
    if entries.count == 1, entries[0].key == "CF$UID",
      case .integer(let number) = entries[0].value.content
    {
      return PlistNode(content: .uid(UInt64(number)), position: node.position)
    }
    let inner = entries.map {
      PlistEntry(key: $0.key, keyPosition: $0.keyPosition, value: withReferences($0.value))
    }
    return PlistNode(content: .dictionary(inner), position: node.position)
  }

  private static let archive = KeyedArchiveFixture.archive(
    KeyedArchiveFixture.object(10, KeyedArchiveFixture.uids("NS.objects", [2, 3])),
    person([6, 7]), person([8, 9]), "<string>name</string>", "<string>age</string>",
    "<string>Ada</string>", "<integer>36</integer>", "<string>Grace</string>",
    "<integer>85</integer>", KeyedArchiveFixture.type("NSMutableArray", "NSArray", "NSObject"),
    KeyedArchiveFixture.type("NSDictionary", "NSObject"))

  private static func person(_ values: [Int]) -> String {
    KeyedArchiveFixture.object(
      11, KeyedArchiveFixture.uids("NS.keys", [4, 5]),
      KeyedArchiveFixture.uids("NS.objects", values))
  }

  static let keyedStore = SourceFixture(
    testDescription: "a keyed store", location: "table staff, key 1"
  ) { _ in
    let store = KeyedStore([#"{"name": "Ada", "age": 36}"#, #"{"name": "Grace", "age": 85}"#])
    return Made(
      source: store, changeByOthers: { store.replace("36", by: "99", key: 1) },
      dump: { store.rows.map { "\($0.key): \($0.json)\n" }.joined() })
  }

  static let database = database("a database", "")
  static let loggedDatabase = database("a database in WAL mode", "PRAGMA journal_mode = WAL;")

  private static func database(_ name: String, _ pragma: String) -> SourceFixture {
    SourceFixture(testDescription: name, location: "table staff, key 1, column age") { folder in
      let path = folder.file("staff\(folder.names().count).db")
      try SQLiteProgram.run(
        """
        \(pragma) CREATE TABLE staff (name TEXT, age INTEGER); CREATE TABLE other (a);
        INSERT INTO staff VALUES ('Ada', 36), ('Grace', 85); INSERT INTO other VALUES (1);
        """, on: path)
      return Made(
        source: SourceCatalog.source(named: path, SourceOptions(table: "staff")),
        changeByOthers: {
          try SQLiteProgram.run("UPDATE staff SET age = 99 WHERE age = 36", on: path)
        },
        dump: { try SQLiteProgram.run(".dump", on: path) })
    }
  }

  private static func file(
    _ name: String, _ fileName: String, location: String, _ text: String,
    encoded: @escaping @Sendable (String) -> [UInt8] = { Array($0.utf8) }
  ) -> SourceFixture {
    SourceFixture(testDescription: name, location: location) { folder in
      let path = try folder.put(bytes: encoded(text), at: fileName)
      return Made(
        source: SourceCatalog.source(named: path),
        changeByOthers: {
          try folder.put(bytes: encoded(text.replacing("36", with: "99")), at: fileName)
        },
        dump: { try contents(of: path).replacing("\0", with: "") })
    }
  }

  private static func contents(of path: String) throws -> String {
    String(decoding: try bytesOfFile(path), as: UTF8.self)
  }

  static func bytesOfFile(_ path: String) throws -> [UInt8] {
    let file = try #require(fopen(path, "r"))
    defer { fclose(file) }
    var text: [UInt8] = []
    while case let byte = getc(file), byte != EOF { text.append(UInt8(byte)) }
    return text
  }
}
