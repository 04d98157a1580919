import Forms
import JSONText
import Records
import Rules

/// Writes each record as its rows: the contents of the screen, for other programs.
struct RowsWriter: RecordWriter {
  private let rows: [ConfigRow]
  private let table: RecordTable
  private let binder: RecordBinder
  private let secrets: SecretPaths
  private let siblings: Siblings?

  init(rows: [ConfigRow], workspace: Workspace, unique: UniqueIndex?) {
    self.rows = rows
    table = workspace.table
    binder = workspace.makeBinder()
    siblings = unique.map { Siblings($0) }
    secrets = workspace.form.secrets
  }

  var head: String { "[\n" }
  var separator: String { ",\n" }
  var tail: String { "\n]\n" }
  var empty: String { "[]\n" }

  func write(_ id: RecordID, to bytes: inout [UInt8]) {
    bytes += "{\"record\":\((table.index(of: id) ?? 0) + 1),\"rows\":[".utf8
    let reading = binder.entering(id, of: table, among: siblings).reading(table[id])
    // A line that is not JSON has no rows.
    let rows = table.fault(of: id) == nil ? rows : []
    for (index, bound) in reading.bind(rows).enumerated() {
      bytes += (index == 0 ? "\n  " : ",\n  ").utf8
      bytes += text(of: bound).utf8
    }
    bytes += "\n]}".utf8
  }

  private func text(of bound: BoundRow) -> String {
    var members = [
      "\"identifier\":\(Self.string(bound.row.identifier))",
      "\"key\":\(Self.string(bound.row.key))",
      "\"section\":\(Self.string(bound.section))",
    ]
    members += Self.states(of: bound).map { "\"\($0)\":true" }
    if case .value(let slice) = bound.content {
      let path = bound.row.valuePath?.steps
      let value = path.map { secrets.removed(from: slice, at: $0) } ?? slice
      members.append("\"value\":\(value.text)")
    }
    members.append("\"display\":\(Self.string(bound.display.text))")
    let problems = bound.problems.map { problem in
      "{\"rule\":\(Self.string(problem.rule.rawValue)),"
        + "\"severity\":\(Self.string(problem.severity.rawValue)),"
        + "\"message\":\(Self.string(problem.message))}"
    }
    members.append("\"problems\":[\(problems.joined(separator: ","))]")
    return "{\(members.joined(separator: ","))}"
  }

  /// Reasons why a row is not visible or editable, the first one if there are several.
  private static func states(of bound: BoundRow) -> [String] {
    let state = bound.state
    if !state.isVisible { return ["hidden"] }
    if state.isDisabled { return ["disabled"] }
    return bound.isEditable ? [] : ["readOnly"]
  }

  private static func string(_ text: String) -> String { JSONValue.string(text).jsonText() }
}
