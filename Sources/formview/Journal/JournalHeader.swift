import JSONText
import Records
import Storage

/// The first line of a journal: its file, and its start.
struct JournalHeader: Equatable {
  /// The absolute path of the file, and the table of a database.
  let identity: SourceIdentity
  /// Seconds since 1970.
  let begun: Int
  let records: JournalRecords?

  private static let version = "journal 1"

  init(of identity: SourceIdentity, begun: Int, _ records: JournalRecords?) {
    (self.identity, self.begun, self.records) = (identity, begun, records)
  }

  /// Nil for another line.
  init?(_ line: JSONValue) {
    guard line["formview"] == .string(Self.version), case .string(let file)? = line["file"],
      case .number(let begun)? = line["begun"], let begun = Int(begun), begun > 0
    else { return nil }
    var identity = SourceIdentity(file: file)
    if case .string(let table)? = line["table"] { identity.table = table }
    self.init(of: identity, begun: begun, JournalRecords(line))
  }

  var members: [JSONMember] {
    [
      JSONMember(name: "formview", value: .string(Self.version)),
      JSONMember(name: "file", value: .string(identity.file)),
    ] + (identity.table.map { [JSONMember(name: "table", value: .string($0))] } ?? [])
      + [JSONMember(name: "begun", value: .number(String(begun)))]
      + (records?.members ?? [])
  }
}

extension SourceIdentity {
  var absolute: SourceIdentity { SourceIdentity(file: AbsolutePath.of(file), table: table) }
}
