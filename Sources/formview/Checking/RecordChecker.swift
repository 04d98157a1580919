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
  /// What was found.
  private struct Findings {
    var counts = Counts()
    var lines = ""
    /// Lines and columns up to byte `counted` of the file.
    var counter = LineCounter()
    var counted = 0
  }
  private var findings = Findings()
  /// What had been found before the last call of `check`.
  private var earlier = Findings()
  /// How often patterns were over their limits up to the last record that was checked.
  private(set) var use: PatternUse

  var counts: Counts { findings.counts }

  init(workspace: Workspace, format: FindingFormat) {
    table = workspace.table
    rows = workspace.form.rows
    binder = workspace.makeBinder()
    self.format = format
    use = PatternUse(workspace.form)
  }

  /// Checks the records at these places, from 0, which come after all that were checked before.
  ///
  /// The lines wait for `takeLines`.
  func check(_ places: Range<Int>, after use: PatternUse) {
    earlier = findings
    binder.patternBudget = use.budget
    for place in places { check(place) }
    self.use = use.after(binder.patternBudget)
  }

  /// Checks the same places once more, as if nothing had been found in them.
  func checkAgain(_ places: Range<Int>, after use: PatternUse) {
    findings = earlier
    check(places, after: use)
  }

  /// What was found since the last call, in the order of the file.
  func takeLines() -> String {
    defer { findings.lines = "" }
    return findings.lines
  }

  private func check(_ place: Int) {
    let id = table.id(at: place)
    let record = table[id]
    if let fault = table.fault(of: id) {
      findings.counts.brokenLines += 1
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
      let offset = Self.offset(of: row, in: record)
      note(
        offset, of: record, place, failure.severity, failure.rule.rawValue, failure.message,
        row: row, value: OffendingValue(breaking: failure, of: row, in: record, by: binder))
      if failure.isPatternNotJudged, place + 1 < table.count,
        row.regex.map(binder.patternBudget.isSpent) == true
      {
        note(
          offset, of: record, place, .warning, failure.rule.rawValue,
          "the records behind this one are not judged: the pattern needed too much work for "
            + "\(PatternBudget.texts) texts; formview lint says why", row: row)
      }
    }
  }

  private func note(
    _ offset: Int, of record: JSONSlice, _ place: Int, _ severity: Severity, _ rule: String,
    _ message: String, row: ConfigRow? = nil, value: OffendingValue? = nil
  ) {
    if severity == .error { findings.counts.errors += 1 }
    if severity == .warning { findings.counts.warnings += 1 }
    let finding = Finding(
      file: table.source.name, position: position(of: offset, in: record), record: place + 1,
      row: row, value: value, severity: severity, rule: rule, message: message)
    findings.lines += finding.line(as: format)
    findings.lines += "\n"
  }

  /// The position of a byte of a record; records come in the order of the file, so this costs O(file) in all.
  private func position(of offset: Int, in record: JSONSlice) -> SourcePosition {
    let bytes = record.buffer.bytes
    let start = record.range.lowerBound
    let counted = findings.counted
    if start > counted {
      findings.counter.count(UnsafeRawBufferPointer(rebasing: bytes[counted..<start]))
      findings.counted = start
    }
    var counter = findings.counter
    let begin = findings.counted
    counter.count(UnsafeRawBufferPointer(rebasing: bytes[begin..<max(begin, offset)]))
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
