import FormEngine
import JSONText
import SourceText

/// Checks a run of records and keeps what it found as text: one for each thread.
final class RecordChecker {
  /// How many findings of each weight there were.
  struct Counts {
    var errors = 0
    var warnings = 0
    /// Lines of a JSON Lines file that are no JSON.
    var brokenLines = 0

    static func + (a: Self, b: Self) -> Self {
      Counts(
        errors: a.errors + b.errors, warnings: a.warnings + b.warnings,
        brokenLines: a.brokenLines + b.brokenLines)
    }
  }

  private let table: RecordTable
  private let rows: [ConfigRow]
  private let binder: RecordBinder
  private let format: FindingFormat
  private(set) var counts = Counts()
  private var lines = ""
  /// Lines and columns up to byte `counted` of the file.
  private var counter = LineCounter()
  private var counted = 0

  init(workspace: Workspace, format: FindingFormat) {
    table = workspace.table
    rows = workspace.form.rows
    binder = workspace.makeBinder()
    self.format = format
  }

  /// Checks the records at these places, from 0, which come after all that were checked before.
  ///
  /// The lines wait for `takeLines`.
  func check(_ places: Range<Int>) {
    for place in places { check(place) }
  }

  /// What was found since the last call, in the order of the file.
  func takeLines() -> String {
    defer { lines = "" }
    return lines
  }

  private func check(_ place: Int) {
    let id = table.id(at: place)
    let record = table[id]
    if let fault = table.fault(of: id) {
      counts.brokenLines += 1
      note(fault.offset, of: record, place, .error, "JSON", fault.message)
      return
    }
    for duplicate in record.duplicateMembers {
      note(
        duplicate.offset, of: record, place, .warning, RuleName.duplicate.rawValue,
        "\"\(duplicate.name)\" stands twice in one object; the last one counts")
    }
    var blocked: Set<String> = []
    for (row, failure) in binder.problems(in: record) {
      let row = rows[row]
      // What bars the way to several rows is one finding.
      if failure.rule == .path, !blocked.insert(failure.message).inserted { continue }
      note(
        Self.offset(of: row, in: record), of: record, place, failure.severity,
        failure.rule.rawValue, failure.message, row: row)
    }
  }

  private func note(
    _ offset: Int, of record: JSONSlice, _ place: Int, _ severity: Severity, _ rule: String,
    _ message: String, row: ConfigRow? = nil
  ) {
    if severity == .error { counts.errors += 1 }
    if severity == .warning { counts.warnings += 1 }
    let finding = Finding(
      file: table.source.name, position: position(of: offset, in: record), record: place + 1,
      row: row.map { ($0.identifier, $0.key) }, severity: severity, rule: rule, message: message)
    lines += finding.line(as: format)
    lines += "\n"
  }

  /// The position of a byte of a record; records come in the order of the file, so this costs O(file) in all.
  private func position(of offset: Int, in record: JSONSlice) -> SourcePosition {
    let bytes = record.buffer.bytes
    let start = record.range.lowerBound
    if start > counted {
      counter.count(UnsafeRawBufferPointer(rebasing: bytes[counted..<start]))
      counted = start
    }
    var counter = counter
    counter.count(UnsafeRawBufferPointer(rebasing: bytes[counted..<max(counted, offset)]))
    return counter.position(ofNext: offset < bytes.count ? bytes[offset] : nil)
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
