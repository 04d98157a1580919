import Forms
import JSONText
import Records
import Rules
import SourceText
import Texts
import Values

extension KnownMembers {
  /// The members that a form knows; nil where others are not counted.
  init?(counting form: Form, in table: RecordTable) {
    guard !form.isInferred, !form.rows.isEmpty,
      form.allForms.contains(where: { $0.otherMembers == .show })
    else { return nil }
    self.init(form, isOfArchive: table.origin?.referenceMark != nil)
  }
}

extension OtherMemberCounts {
  private static let mostNames = 5
  static let rule = "otherMembers"

  /// The line of `check` about members that no row names: no problem, but something to know.
  func line(about file: String, as format: FindingFormat) -> String {
    let names = names.map(\.name)
    let message = Self.message(members, records, names, in: Environment.texts)
    guard format == .json else {
      let texts = Environment.texts
      return VisibleText.of(
        texts.line(file, texts.line("\(Severity.info.name(in: texts)) \(Self.rule)", message)))
    }
    func string(_ text: String) -> String { JSONValue.string(text).jsonText() }
    let parts = [
      "\"file\":\(string(file))", "\"severity\":\(string(Severity.info.rawValue))",
      "\"rule\":\(string(Self.rule))", "\"members\":\(members)", "\"records\":\(records)",
      "\"names\":[\(names.map(string).joined(separator: ","))]",
      "\"message\":\(string(message))",
    ]
    return "{\(parts.joined(separator: ","))}"
  }

  private static func message(
    _ members: Int, _ records: Int, _ names: [String], in texts: Texts
  ) -> String {
    let shown = names.prefix(mostNames) + (names.count > mostNames ? ["…"] : [])
    return texts.membersWithoutRows(members, inRecords: records, texts.names(Array(shown)))
  }
}

/// D107: members of the first records that no row names.
enum OtherMemberFindings {
  private static let (records, bytes) = (1_000, 1 << 20)

  /// One note for each name.
  static func all(
    of form: Form, in table: RecordTable, formPath: String, _ positions: FormPositions
  ) -> [Diagnostic] {
    guard let known = KnownMembers(counting: form, in: table) else { return [] }
    let records = table.firstSound(records, bytes: bytes)
    var counts = OtherMemberCounts()
    for record in records { counts.add(record, known) }
    let found = positions.position(of: "otherMembers", nil, row: nil, in: nil)
    return counts.names.map { name, count in
      Diagnostic(
        file: found?.file ?? formPath, position: found?.position, severity: .info, code: .D107,
        message: Sentence { $0.memberWithoutRow(name, inRecords: count, of: records.count) },
        advice: Sentence { $0.rowForMember })
    }
  }
}
