import FileTesting
import Glibc
import JSONText
import RecordSources
import Records
import Testing

/// A source of two records, `{"name": "Ada", "age": 36}` and `{"name": "Grace", "age": 85}`, for the contract.
struct SourceFixture: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Where the age of the first record is, as messages say it.
  let location: String
  let make: @Sendable (TemporaryFolder) throws -> Made

  struct Made {
    let source: any RecordSource
    /// Another program sets the first record's age to 99.
    let changeByOthers: () throws -> Void
    /// Everything that the source holds, in whatever form.
    let dump: () throws -> String
  }

  static let all = [jsonFile, jsonLines, propertyList, keyedStore]

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

  static let keyedStore = SourceFixture(
    testDescription: "a keyed store", location: "table staff, key 1"
  ) { _ in
    let store = KeyedStore([#"{"name": "Ada", "age": 36}"#, #"{"name": "Grace", "age": 85}"#])
    return Made(
      source: store, changeByOthers: { store.replace("36", by: "99", key: 1) },
      dump: { store.rows.map { "\($0.key): \($0.json)\n" }.joined() })
  }

  private static func file(
    _ name: String, _ fileName: String, location: String, _ text: String
  ) -> SourceFixture {
    SourceFixture(testDescription: name, location: location) { folder in
      let path = try folder.put(text, at: fileName)
      return Made(
        source: SourceCatalog.source(named: path),
        changeByOthers: { try folder.put(text.replacing("36", with: "99"), at: fileName) },
        dump: { try contents(of: path) })
    }
  }

  private static func contents(of path: String) throws -> String {
    let file = try #require(fopen(path, "r"))
    defer { fclose(file) }
    var text: [UInt8] = []
    while case let byte = getc(file), byte != EOF { text.append(UInt8(byte)) }
    return String(decoding: text, as: UTF8.self)
  }
}
