import FormEngine
import JSONText
import SourceText

/// Checks a run of records and keeps what it found as text: one for each thread.
final class RecordChecker {
  /// How many errors and warnings there were.
  struct Counts {
    var errors = 0
    var warnings = 0

    static func + (a: Self, b: Self) -> Self {
      Counts(errors: a.errors + b.errors, warnings: a.warnings + b.warnings)
    }
  }

  private let table: RecordTable
  private let rows: [ConfigRow]
  private let binder: RecordBinder
  private let format: FindingFormat
  private(set) var counts = Counts()
  private var lines = ""

  init(workspace: Workspace, format: FindingFormat) {
    table = workspace.table
    rows = workspace.form.rows
    binder = workspace.makeBinder()
    self.format = format
  }

  /// Checks the records at these places, from 0; the lines wait for `takeLines`.
  func check(_ places: Range<Int>) {
    for place in places {
      let record = table[table.id(at: place)]
      for row in rows {
        for failure in binder.problems(of: row, in: record) {
          note(failure, in: row, of: record, place: place)
        }
      }
    }
  }

  /// What was found since the last call, in the order of the file.
  func takeLines() -> String {
    defer { lines = "" }
    return lines
  }

  /// Adds a finding's line.
  func add(_ finding: Finding) {
    if finding.severity == .error { counts.errors += 1 }
    if finding.severity == .warning { counts.warnings += 1 }
    lines += finding.line(as: format)
    lines += "\n"
  }

  private func note(
    _ failure: ValidationFailure, in row: ConfigRow, of record: JSONSlice, place: Int
  ) {
    let offset = Self.offset(of: row, in: record)
    add(
      Finding(
        file: table.source.name, position: table.source.position(at: offset), record: place + 1,
        row: (row.identifier, row.key), severity: failure.severity, rule: failure.rule,
        message: failure.message))
  }

  /// Where the row's value stands in the file; what blocks its path; or the record.
  private static func offset(of row: ConfigRow, in record: JSONSlice) -> Int {
    guard let path = row.valuePath else { return record.range.lowerBound }
    switch record.lookup(path.steps) {
    case .found(let value): return value.range.lowerBound
    case .missing: return record.range.lowerBound
    case .blocked(let depth, _):
      guard case .found(let value) = record.lookup(Array(path.steps.prefix(depth))) else {
        return record.range.lowerBound
      }
      return value.range.lowerBound
    }
  }
}
