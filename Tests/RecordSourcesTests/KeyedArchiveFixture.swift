import FileTesting
import JSONText
import RecordSources
import Records

/// Keyed archives as text: the objects of an XML archive from the first one behind `$null` on.
struct KeyedArchiveFixture {
  let folder: TemporaryFolder

  func read(_ bytes: [UInt8], recordsPath: [JSONStep] = []) throws -> RecordTable {
    let path = try folder.put(bytes: bytes, at: "data.archive")
    let delivery = try SourceCatalog.source(named: path).open(
      RecordRequest(path: recordsPath), readsAhead: false)
    while try delivery.readOn() {}
    return delivery.contents.table
  }

  func read(_ text: String, recordsPath: [JSONStep] = []) throws -> RecordTable {
    try read(Array(text.utf8), recordsPath: recordsPath)
  }

  func written(_ table: RecordTable) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try SourceCatalog.source(named: "x").write(table) { bytes += $0 }
    return bytes
  }

  func json(_ bytes: [UInt8]) throws -> String {
    let table = try read(bytes)
    return table.records.map { table[$0].value.jsonText() }.joined(separator: "\n")
  }

  func edited(
    _ bytes: [UInt8], _ edits: [([JSONStep], JSONValue)], record: Int = 0
  ) throws -> [UInt8] {
    var table = try read(bytes)
    for (path, value) in edits { try table.set(value, at: path, in: table.id(at: record)) }
    return try written(table)
  }

  /// An archive of `root`: objects as `object`, `text` and `type` make them.
  static func archive(_ objects: String..., top: String = uid("root", 1)) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
    <key>$archiver</key><string>NSKeyedArchiver</string>
    <key>$objects</key>
    <array>
    <string>$null</string>
    \(objects.joined(separator: "\n"))
    </array>
    <key>$top</key>
    <dict>\(top)</dict>
    <key>$version</key><integer>100000</integer>
    </dict>
    </plist>

    """
  }

  static func uid(_ number: Int) -> String {
    "<dict><key>CF$UID</key><integer>\(number)</integer></dict>"
  }

  static func uid(_ key: String, _ number: Int) -> String { "<key>\(key)</key>\(uid(number))" }

  /// An object with a class and members.
  static func object(_ classNumber: Int, _ members: String...) -> String {
    "<dict>\(uid("$class", classNumber))\(members.joined())</dict>"
  }

  static func uids(_ key: String, _ numbers: [Int]) -> String {
    "<key>\(key)</key><array>\(numbers.map { uid($0) }.joined())</array>"
  }

  static func type(_ names: String...) -> String {
    let classes = names.map { "<string>\($0)</string>" }.joined()
    return "<dict><key>$classname</key><string>\(names[0])</string>"
      + "<key>$classes</key><array>\(classes)</array></dict>"
  }
}
