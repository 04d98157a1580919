import FileTesting
import JSONText
import RecordSources
import Records
import Testing

/// Tests of edits of YAML files: a text, an edit, the text after it.
protocol YAMLEditing {
  var folder: TemporaryFolder { get }
}

extension YAMLEditing {
  func read(_ text: String) throws -> RecordTable {
    let path = try folder.put(text, at: "data.yaml")
    let delivery = try SourceCatalog.source(named: path).open(RecordRequest(), readsAhead: false)
    while try delivery.readOn() {}
    return delivery.contents.table
  }

  /// The file after an edit of its first record, or of the one with an index.
  func edited(
    _ text: String, record: Int = 0, _ edit: (inout RecordTable, RecordID) throws -> Void
  ) throws -> String {
    var table = try read(text)
    try edit(&table, table.id(at: record))
    var bytes: [UInt8] = []
    try SourceCatalog.source(named: "x.yaml").write(table) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  func json(_ text: String) throws -> String {
    let table = try read(text)
    return table.records.map { table[$0].value.jsonText() }.joined(separator: "\n")
  }

  func value(_ json: String) throws -> JSONValue { try JSONSlice(parsing: json).value }

  func check(
    _ file: String, _ expected: String, location: Testing.SourceLocation = #_sourceLocation
  ) {
    #expect(file == expected, "\(file)", sourceLocation: location)
  }

  func path(_ text: String) -> [JSONStep] {
    text.split(separator: ".").map { Int($0).map { .index($0) } ?? .member(String($0)) }
  }

  /// The file after an edit, which has to be read as the edited records.
  func saved(
    _ text: String, record: Int = 0, location: Testing.SourceLocation = #_sourceLocation,
    _ edit: (inout RecordTable, RecordID) throws -> Void
  ) throws -> String {
    var table = try read(text)
    try edit(&table, table.id(at: record))
    let file = try edited(text, record: record, edit)
    let values = table.records.map { table[$0].value.jsonText() }
    #expect(try json(file) == values.joined(separator: "\n"), "\(file)", sourceLocation: location)
    return file
  }

  func without(_ place: String, _ text: String) throws -> String {
    try saved(text) { try $0.remove(at: path(place), in: $1) }
  }

  func with(_ place: String, _ new: String, _ text: String) throws -> String {
    let value = try value(new)
    return try saved(text) { try $0.set(value, at: path(place), in: $1) }
  }
}

extension JSONValue {
  /// With the members of objects in the order of their names.
  var inOrderOfNames: JSONValue {
    switch self {
    case .object(let members):
      .object(
        members.sorted { $0.name < $1.name }
          .map { JSONMember(name: $0.name, value: $0.value.inOrderOfNames) })
    case .array(let items): .array(items.map(\.inOrderOfNames))
    default: self
    }
  }
}
