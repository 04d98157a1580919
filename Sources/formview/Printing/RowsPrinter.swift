import FormEngine
import JSONText

/// Prints each record as its rows: what the screen shows, for other programs.
struct RowsPrinter: RecordPrinter {
  private let form: Form
  private let binder: RecordBinder

  init(workspace: Workspace) {
    form = workspace.form
    binder = workspace.makeBinder()
  }

  func print(_ place: Int?, of table: RecordTable, to output: inout StandardOutput) throws {
    var separator = "["
    for shown in place.map({ $0..<$0 + 1 }) ?? 0..<table.count {
      let record = table[table.id(at: shown)]
      try output.write("\(separator)\n{\"record\":\(shown + 1),\"rows\":[")
      // A line that is no JSON has no rows.
      let rows = table.fault(of: table.id(at: shown)) == nil ? form.rows : []
      for (index, row) in rows.enumerated() {
        try output.write(index == 0 ? "\n  " : ",\n  ")
        try output.write(Self.text(of: binder.bind(row, to: record)))
      }
      try output.write("\n]}")
      separator = ","
    }
    try output.write(line: separator == "[" ? "[]" : "\n]")
  }

  private static func text(of bound: BoundRow) -> String {
    var members = [
      "\"identifier\":\(string(bound.row.identifier))",
      "\"key\":\(string(bound.row.key))",
      "\"section\":\(string(bound.row.section))",
    ]
    if case .value(let slice) = bound.content { members.append("\"value\":\(slice.text)") }
    members.append("\"display\":\(string(bound.display.text))")
    let problems = bound.problems.map { problem in
      "{\"rule\":\(string(problem.rule.rawValue)),"
        + "\"severity\":\(string(problem.severity.rawValue)),"
        + "\"message\":\(string(problem.message))}"
    }
    members.append("\"problems\":[\(problems.joined(separator: ","))]")
    return "{\(members.joined(separator: ","))}"
  }

  private static func string(_ text: String) -> String { JSONValue.string(text).jsonText() }
}
