import Forms
import JSONText
import SourceText
import Values

/// Binds a form's rows to records: reading, showing, judging, and taking typed text.
///
/// One for a form and a locale; it holds what is costly to make (formatters). Used from one thread at a time.
package final class RecordBinder {
  /// The form whose rows are bound.
  package let form: Form
  /// What numbers and dates look like.
  package let locale: FormLocale
  /// How often patterns may go over their limits while stored values are judged.
  package var patternBudget: PatternBudget
  /// Whether the budget holds for values that are to be written, too: for writing into many records. One that a person
  /// types is always judged.
  package var limitsEdits = false

  /// Made when first needed.
  package var numberFormats: NumberFormats
  private let checks: [RowChecks]
  private let tree: PathTree
  private let placesByIdentifier: [String: Int]
  private let placesByPath: [ValuePath: Int]
  let secrets: SecretPaths
  /// Where each path of the form leads, in the tree.
  private let nodesByPath: [ValuePath: Int]
  /// What the last pass found in a record, which is kept: a record may be as long as a file.
  private var finds: [PathFind]
  private weak var scannedBuffer: ByteBuffer?
  private var scannedRange = 0..<0
  /// Passes over records so far.
  private(set) var scanCount = 0

  /// Prepares the rules and paths of all rows; formatters wait until they are needed.
  ///
  /// Binders that work on the same run may share a budget.
  package init(form: Form, locale: FormLocale, patternBudget: PatternBudget = PatternBudget()) {
    self.form = form
    self.locale = locale
    self.patternBudget = patternBudget
    numberFormats = NumberFormats(locale: locale.numbers)
    var tree = PathTree()
    checks = form.rows.map { row in
      RowChecks(row, node: row.valuePath.map { tree.insert($0) })
    }
    var nodes: [ValuePath: Int] = [:]
    nodes.reserveCapacity(form.rows.count)
    for (row, checks) in zip(form.rows, checks) {
      if let path = row.valuePath { nodes[path] = checks.node }
    }
    for case .path(let path) in form.tokenTargets where nodes[path] == nil {
      nodes[path] = tree.insert(path)
    }
    nodesByPath = nodes
    self.tree = tree
    finds = [PathFind](repeating: .missing, count: tree.nodes.count)
    var byIdentifier: [String: Int] = [:]
    var byPath: [ValuePath: Int] = [:]
    byIdentifier.reserveCapacity(form.rows.count)
    byPath.reserveCapacity(form.rows.count)
    for (place, row) in form.rows.enumerated() {
      byIdentifier[row.identifier] = byIdentifier[row.identifier] ?? place
      if let path = row.valuePath { byPath[path] = byPath[path] ?? place }
    }
    placesByIdentifier = byIdentifier
    placesByPath = byPath
    secrets = form.secrets
  }

  /// Everything about one row of a record.
  package func bind(_ row: ConfigRow, to record: JSONSlice) -> BoundRow {
    bind(row, content(of: row, in: record), record)
  }

  private func bind(_ row: ConfigRow, _ content: RowContent, _ record: JSONSlice) -> BoundRow {
    BoundRow(
      row: row, content: content, display: display(of: row, content, in: record),
      problems: problems(of: row, content, in: record), state: state(of: row, content))
  }

  /// A row of a record as far as `conversion` needs it: nothing is formatted or judged.
  package func bindToConvert(_ row: ConfigRow, to record: JSONSlice) -> BoundRow {
    let content = content(of: row, in: record)
    return BoundRow(
      row: row, content: content, display: DisplayValue(text: "", role: .empty), problems: [],
      state: state(of: row, content))
  }

  /// All rows in display order.
  package func bind(_ record: JSONSlice) -> [BoundRow] { bind(form.rows, to: record) }

  /// Some rows of the form, their values found in one pass over the record.
  package func bind(_ rows: [ConfigRow], to record: JSONSlice) -> [BoundRow] {
    scan(record)
    return rows.map { row in
      switch checks(of: row).node.map({ finds[$0] }) {
      case .found(let start, let end):
        let value = JSONSlice(buffer: record.buffer, range: start..<end)
        return bind(row, .value(value), record)
      case .missing: return bind(row, .missing, record)
      case .unusual, nil: return bind(row, to: record)
      }
    }
  }

  /// What the record holds at the row's path.
  package func content(of row: ConfigRow, in record: JSONSlice) -> RowContent {
    guard let path = row.valuePath else { return .none }
    switch lookup(path, in: record) {
    case .found(let slice): return .value(slice)
    case .missing: return .missing
    case .blocked(let depth, let kind):
      return .unreachable(Self.words(for: path, blockedAt: depth, by: kind))
    }
  }

  /// What a row's path runs into; nil where it leads on, or to nothing: null in place of an object.
  package func blocked(_ row: ConfigRow, in record: JSONSlice) -> String? {
    guard let path = row.valuePath, case .blocked(let depth, let kind) = lookup(path, in: record),
      kind != .null || depth == 0
    else { return nil }
    return Self.words(for: path, blockedAt: depth, by: kind)
  }

  /// What a path leads to; without another pass where it is one of the form's and the record was the last
  /// that was bound or judged.
  package func lookup(_ path: ValuePath, in record: JSONSlice) -> JSONLookup {
    guard isScanned(record), let node = nodesByPath[path] else { return record.lookup(path.steps) }
    switch finds[node] {
    case .found(let start, let end):
      return .found(JSONSlice(buffer: record.buffer, range: start..<end))
    case .missing: return .missing(depth: path.steps.count - 1)
    case .unusual: return record.lookup(path.steps)
    }
  }

  private func isScanned(_ record: JSONSlice) -> Bool {
    scannedRange == record.range && !scannedRange.isEmpty && scannedBuffer === record.buffer
  }

  /// Keeps what was found in a record of which the value at `path` was replaced, so that a long record isn't
  /// looked through again. O(paths).
  package func follow(_ before: JSONSlice, to after: JSONSlice, changedAt path: ValuePath) {
    guard isScanned(before), let node = nodesByPath[path], !tree.nodes[node].isInner,
      case .found(let start, let end) = finds[node]
    else { return }
    let shift = after.range.lowerBound - before.range.lowerBound
    let growth = after.range.count - before.range.count
    let cursor = JSONCursor(after.buffer.bytes, end: after.range.upperBound)
    guard end + growth > start, cursor.endOfValue(start + shift) == end + growth + shift else {
      return
    }
    for index in finds.indices {
      guard case .found(let first, let last) = finds[index] else { continue }
      finds[index] = .found(
        start: first + shift + (first >= end ? growth : 0),
        end: last + shift + (last >= end ? growth : 0))
    }
    scannedBuffer = after.buffer
    scannedRange = after.range
  }

  /// Finds the values of all paths of the form. O(record), or O(1) for the record that was the last.
  private func scan(_ record: JSONSlice) {
    guard !isScanned(record) else { return }
    let scan = PathScan(record, along: tree, reusing: finds)
    finds = []
    finds = scan.finds
    if scannedBuffer !== record.buffer { scannedBuffer = record.buffer }
    scannedRange = record.range
    scanCount += 1
  }

  private static func words(
    for path: ValuePath, blockedAt depth: Int, by kind: JSONKind
  ) -> String {
    let takesList =
      if depth < path.steps.count, case .index = path.steps[depth] { true } else { false }
    let needed = (takesList ? "\(JSONKind.array.words) or " : "") + JSONKind.object.words
    let before = ValuePath(steps: Array(path.steps.prefix(depth))).description
    return (depth == 0 ? "the record is " : "\"\(before)\" holds ")
      + "\(kind.words), not \(needed)"
  }

  // MARK: State

  /// What a row is for a record that can't be read.
  package func brokenState(of row: ConfigRow, because reason: String) -> RowState {
    RowState(readOnlyReason: reason, disclosure: row.disclosure, rules: checks(of: row).rules)
  }

  /// What a row is for a record that holds this content.
  package func state(of row: ConfigRow, _ content: RowContent) -> RowState {
    let checks = checks(of: row)
    var reason = checks.readOnlyReason
    if case .unreachable(let words) = content { reason = words }
    return RowState(
      readOnlyReason: reason, disclosure: row.disclosure, rules: checks.rules)
  }

  // MARK: Judging

  /// Only the problems of a row: for checking many records. Formats nothing.
  package func problems(of row: ConfigRow, in record: JSONSlice) -> [ValidationFailure] {
    problems(of: row, content(of: row, in: record), in: record)
  }

  /// The problems of all rows in one pass over the record, with the rows' places in `form.rows`.
  ///
  /// That a pattern was given up is no problem of a record: see `rowsGivenUp`. O(record), and as many steps as there
  /// are rows with rules; nothing is decoded that need not be.
  package func problems(in record: JSONSlice) -> [(row: Int, failure: ValidationFailure)] {
    scan(record)
    var result: [(row: Int, failure: ValidationFailure)] = []
    var breaches: [RuleBreach] = []
    for (place, checks) in checks.enumerated() {
      var isUnusual = false
      if let node = checks.node {
        switch finds[node] {
        case .missing: checks.rules.judgeMissing(into: &breaches)
        case .found(let start, let end):
          checks.rules.judge(
            start..<end, of: record.buffer, within: patternBudget, into: &breaches)
        case .unusual: isUnusual = true
        }
      }
      if isUnusual || checks.hasFormats {
        let row = form.rows[place]
        for failure in problems(
          of: row, content(of: row, in: record), in: record, reportsGivenUp: false)
        {
          result.append((place, failure))
        }
      } else {
        guard !breaches.isEmpty else { continue }
        for breach in breaches where !breach.isGivenUp {
          result.append((place, breach.failure(form.rows[place])))
        }
      }
      breaches.removeAll(keepingCapacity: true)
    }
    return result
  }

  /// The problems of a row whose content is known, with or without that its pattern was given up.
  func problems(
    of row: ConfigRow, _ content: RowContent, in record: JSONSlice, reportsGivenUp: Bool = true
  ) -> [ValidationFailure] {
    let checks = checks(of: row)
    var breaches: [RuleBreach] = []
    var failures: [ValidationFailure] = []
    switch content {
    case .none: break
    case .missing: checks.rules.judgeMissing(into: &breaches)
    case .value(let slice):
      checks.rules.judge(slice, within: patternBudget, into: &breaches)
    case .unreachable(let words):
      // Null in place of an object says that nothing is there, which only `required` minds; but null is no
      // record.
      if let path = row.valuePath, case .blocked(let depth, .null) = lookup(path, in: record),
        depth > 0
      {
        checks.rules.judgeMissing(into: &breaches)
      } else {
        failures.append(row.failure(.path, words))
      }
    }
    for breach in breaches where reportsGivenUp || !breach.isGivenUp {
      failures.append(breach.failure(row))
    }
    if checks.hasFormats { judgeFormats(of: row, in: record, &failures) }
    return failures
  }

  /// The rows whose patterns are not tried any more.
  package var rowsGivenUp: [ConfigRow] {
    guard !patternBudget.isUnused else { return [] }
    return form.rows.filter { row in row.regex.map { patternBudget.isSpent(by: $0) } ?? false }
  }

  // MARK: Rows

  /// A row's rules; made on the spot for one that is not of the form.
  package func rules(of row: ConfigRow) -> RowRules { checks(of: row).rules }

  private func checks(of row: ConfigRow) -> RowChecks {
    guard let place = placesByIdentifier[row.identifier] else { return RowChecks(row, node: nil) }
    return checks[place]
  }

  /// The first row bound to a path.
  package func row(at path: ValuePath) -> ConfigRow? { placesByPath[path].map { form.rows[$0] } }

  /// Where the row of an identifier is among the form's rows. O(1).
  package func place(ofRow identifier: String) -> Int? { placesByIdentifier[identifier] }

  /// The row of an identifier.
  package func row(named identifier: String) -> ConfigRow? {
    placesByIdentifier[identifier].map { form.rows[$0] }
  }

  /// What may be shown of a row's value, and of what is inside.
  package func disclosure(of row: ConfigRow) -> Disclosure {
    if row.disclosure.isSecret { return .nothing }
    return row.valuePath.map(secrets.disclosure(at:)) ?? .plain
  }

  /// Whether something inside the value at `path` is secure.
  package func holdsSecure(_ path: ValuePath) -> Bool { secrets.areInside(path) }

  /// Whether a value has a secret inside, or is in the place of an object that would have one.
  func mayBeSecret(_ slice: JSONSlice, at path: ValuePath?) -> Bool {
    slice.kind.isScalar && slice.kind != .null && path.map(holdsSecure) == true
  }

  /// Whether a row's value has a secret inside, so that it must not be handed out or typed in as a whole.
  package func holdsSecret(_ bound: BoundRow) -> Bool {
    guard case .value(let slice) = bound.content, !slice.isEmptyValue,
      let path = bound.row.valuePath
    else { return false }
    return holdsSecure(path)
  }
}

/// What is prepared once for a row.
private struct RowChecks {
  let rules: RowRules
  /// Why no record's value can be edited in it.
  let readOnlyReason: String?
  /// The place of its path in the tree of all paths.
  let node: Int?
  /// Whether its template formats values, which may not take them.
  let hasFormats: Bool

  init(_ row: ConfigRow, node: Int?) {
    rules = RowRules(row)
    readOnlyReason = Self.readOnlyReason(of: row)
    self.node = node
    hasFormats = row.displayValue?.tokens.contains { !$0.formats.isEmpty } ?? false
  }

  private static func readOnlyReason(of row: ConfigRow) -> String? {
    guard row.valuePath != nil else { return "this row shows a text, it has no value of its own" }
    if row.readOnly { return "this row is read only in the form" }
    return row.isLabel ? "this row only shows its value" : nil
  }
}
