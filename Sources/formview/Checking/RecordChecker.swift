import Forms
import JSONText
import Records
import Rules
import SourceText

/// Checks a range of records and collects the findings as text: one for each thread.
final class RecordChecker {
  struct Counts {
    var errors = 0
    var warnings = 0
    var brokenLines = 0
    var others = OtherMemberCounts()

    static func + (a: Self, b: Self) -> Self {
      Counts(
        errors: a.errors + b.errors, warnings: a.warnings + b.warnings,
        brokenLines: a.brokenLines + b.brokenLines, others: a.others + b.others)
    }
  }

  private let workspace: Workspace
  private let table: RecordTable
  private let rows: [ConfigRow]
  private var binder: RecordBinder
  private let format: FindingFormat
  private let siblings: Siblings?
  private let identities: RecordIdentities?
  private let identityRow: ConfigRow?
  /// The members that rows name; nil where others are not counted.
  private let known: KnownMembers?
  private struct Findings {
    var counts = Counts()
    var lines = ""
    /// Counter of lines up to the last record with a finding.
    var counter = LineCounter()
  }
  private var findings = Findings()
  /// Findings before the last call of `check`.
  private var earlier = Findings()
  private(set) var use: PatternUse

  var counts: Counts { findings.counts }

  init(
    workspace: Workspace, format: FindingFormat, unique: UniqueIndex?,
    identities: RecordIdentities?, known: KnownMembers?
  ) {
    self.workspace = workspace
    table = workspace.table
    rows = workspace.form.rows
    binder = workspace.makeBinder()
    self.format = format
    siblings = unique.map { Siblings($0) }
    self.identities = identities
    self.known = known
    let identity = workspace.form.recordIdentity
    identityRow = identity.flatMap { path in workspace.form.rows.first { $0.valuePath == path } }
    use = PatternUse(binder)
  }

  /// Checks the records at these indices, which follow the ones checked before.
  ///
  /// `takeLines` returns the lines.
  func check(_ indices: Range<Int>, after use: PatternUse) {
    earlier = findings
    // Patterns are tried as if other threads had not: rarely another budget than after the last call.
    if use != self.use { binder = workspace.makeBinder(within: use.budget) }
    for index in indices { check(index) }
    self.use = use.after(binder.patternBudget)
  }

  /// Checks the same indices again, discarding their findings.
  func checkAgain(_ indices: Range<Int>, after use: PatternUse) {
    findings = earlier
    check(indices, after: use)
  }

  /// The findings since the last call, in the order of the file.
  func takeLines() -> String {
    defer { findings.lines = "" }
    return findings.lines
  }

  /// A finding at a byte offset.
  private struct Note {
    var offset: Int
    var severity: Severity
    var rule: String
    var message: String
    var row: ConfigRow?
    var value: OffendingValue?
  }

  private func check(_ index: Int) {
    let id = table.id(at: index)
    let record = table[id]
    if let fault = table.fault(of: id) {
      findings.counts.brokenLines += 1
      let note = Note(
        offset: fault.offset, severity: .error, rule: FindingName.json.rawValue,
        message: fault.message(hidingContent: !binder.form.secrets.isEmpty).text(
          in: binder.texts))
      write([note], about: record, index)
      return
    }
    var notes = record.duplicateMembers.map { duplicate in
      Note(
        offset: duplicate.offset, severity: .warning, rule: RuleName.duplicate.rawValue,
        message: binder.texts.memberTwice(duplicate.name))
    }
    let reading = binder.entering(id, of: table, among: siblings).reading(record)
    if let (problem, offset) = identities?.duplicate(id, record, in: binder.texts) {
      notes.append(note(problem, of: identityRow, at: offset, in: record))
    }
    var blocked: Set<String> = []
    for (row, failure) in reading.ownProblems {
      // What bars the way to several rows is one finding.
      if failure.rule == .path, !blocked.insert(failure.message).inserted { continue }
      let row = rows[row]
      let offset = offset(of: row, in: reading)
      notes.append(note(failure, of: row, at: offset, in: record))
      if failure.isPatternNotJudged, index + 1 < table.count,
        binder.isGivenUp(row)
      {
        notes.append(restNotJudged(row, offset))
      }
    }
    if binder.plan.hasChildren {
      notes += self.notes(below: reading.problemsBelow)
    }
    if !notes.isEmpty { write(notes, about: record, index) }
    // Most records of most forms have nothing that the rows' paths don't lead along.
    if let known, binder.plan.hasChildren || reading.hasMembersBesideRows {
      findings.counts.others.add(record, known)
    }
  }

  /// A problem of a record, at a byte offset.
  private func note(
    _ failure: ValidationFailure, of row: ConfigRow?, at offset: Int, in record: JSONSlice
  ) -> Note {
    Note(
      offset: offset, severity: failure.severity, rule: failure.rule.rawValue,
      message: failure.message, row: row,
      value: row.flatMap { OffendingValue(breaking: failure, of: $0, in: binder.reading(record)) })
  }

  /// Problems inside objects and items. A pattern that was given up is reported after the last value that it was
  /// tried on.
  private func notes(below problems: [ProblemBelow]) -> [Note] {
    var lastTried: [ObjectIdentifier: Int] = [:]
    for (index, problem) in problems.enumerated() where problem.failure.isPatternNotJudged {
      guard problem.reading.binder.isGivenUp(problem.row),
        let pattern = problem.reading.prepared.pattern(of: problem.row)
      else { continue }
      lastTried[ObjectIdentifier(pattern)] = index
    }
    let last = Set(lastTried.values)
    return problems.enumerated().flatMap { index, problem in
      let note = note(problem)
      guard last.contains(index) else { return [note] }
      return [note, restNotJudged(problem.namedRow, note.offset)]
    }
  }

  private func restNotJudged(_ row: ConfigRow, _ offset: Int) -> Note {
    Note(
      offset: offset, severity: .warning, rule: RuleName.regex.rawValue,
      message: binder.texts.restNotJudged(afterTexts: PatternBudget.texts), row: row)
  }

  /// A problem inside an object or an item: its row is named by its path from the record.
  private func note(_ problem: ProblemBelow) -> Note {
    Note(
      offset: offset(of: problem.row, in: problem.reading),
      severity: problem.failure.severity, rule: problem.failure.rule.rawValue,
      message: problem.failure.message, row: problem.namedRow,
      value: OffendingValue(breaking: problem.failure, of: problem.row, in: problem.reading))
  }

  private func write(_ notes: [Note], about record: JSONSlice, _ index: Int) {
    for (note, location) in zip(notes, locations(of: notes.map(\.offset), in: record, index)) {
      if note.severity == .error { findings.counts.errors += 1 }
      if note.severity == .warning { findings.counts.warnings += 1 }
      let finding = Finding(
        file: table.source.name, location: location, record: index + 1, row: note.row,
        value: note.value, severity: note.severity, rule: note.rule, message: note.message)
      findings.lines += finding.line(as: format)
      findings.lines += "\n"
    }
  }

  private func locations(
    of offsets: [Int], in record: JSONSlice, _ index: Int
  ) -> [SourceLocation] {
    guard let origin = table.origin else {
      return positions(of: offsets, in: record).map { .text($0) }
    }
    return offsets.map { origin.location(at: $0, in: table.id(at: index)) }
  }

  /// The positions of bytes of a record; records are in the order of the file, so this costs O(file) in all.
  private func positions(of offsets: [Int], in record: JSONSlice) -> [SourcePosition] {
    let bytes = record.buffer.bytes
    let start = record.range.lowerBound
    let counted = findings.counter.byteCount
    if start > counted {
      findings.counter.count(UnsafeRawBufferPointer(rebasing: bytes[counted..<start]))
    }
    var ahead = findings.counter
    return ahead.positions(of: offsets, in: bytes)
  }

  /// The offset of the row's value, of a value that blocks its path, or of the record.
  private func offset(of row: ConfigRow, in reading: RecordReading) -> Int {
    let record = reading.record
    guard let path = row.valuePath else { return record.range.lowerBound }
    if row.isItemKey { return record.offsetOfName }
    switch reading.lookup(path) {
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
