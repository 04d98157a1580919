import Forms
import JSONText
import Queries
import Records
import Rules
import SourceText
import Texts

/// Records with all assignments of a `set`: made on a version of the table, and one edit of the document.
struct AssignedRecords {
  private let assignments: [Assignment]
  /// The order of making assignments: rows whose choices depend on others come last, in the form's order.
  private let order: [Int]
  private(set) var table: RecordTable
  /// Objects that assignments have created in place of null.
  private var madeObjects: [BulkEdit] = []
  private var edits: [BulkEdits]
  private var consequences = ConsequenceEdits()
  private let former: RecordTable
  private(set) var changed = RecordSet()
  private(set) var refusals: [Refused] = []
  private var brokenRules: Set<BrokenRule> = []
  /// Records with results that were not updated: there are more consequences than are computed at once.
  private(set) var cutShort = RecordSet()
  private(set) var followers: [ConfigRow] = []
  private var followerNames: Set<ExactText> = []
  private(set) var warnings: [Refused] = []

  struct Refused {
    let record: RecordID
    let refusal: Assignment.Refusal
  }

  /// The effect of an assignment on a record.
  private struct Made {
    let index: Int
    var edit: ValueEdit?
    var note: Assignment.Refusal?
  }

  /// A rule that a row of a record violates. The identifier of a row inside the record is its path.
  private struct BrokenRule: Hashable {
    let record: RecordID
    let rule: String
    let row: String
  }

  init(_ assignments: [Assignment], _ table: RecordTable) {
    self.assignments = assignments
    self.table = table
    order = assignments.indices.sorted {
      (assignments[$0].dependence, $0) < (assignments[$1].dependence, $1)
    }
    former = table
    edits = assignments.map { BulkEdits(path: $0.location.path?.steps ?? []) }
  }

  /// Makes all assignments in a record, each on the result of the previous ones; the final record decides if the rows
  /// may be set.
  mutating func assign(to id: RecordID, binder: RecordBinder) {
    let before = table[id]
    let assignments = located(in: before, binder)
    var refused: [Int: Assignment.Refusal] = [:]
    var made: [Made] = []
    var following = Consequences(in: table)
    var isSettled = false
    while !isSettled {
      made = make(assignments, in: id, binder: binder, &refused)
      // What was added on the way was edited, too.
      let paths = made.flatMap { made in
        [made.edit?.path, assignments[made.index].location.path?.steps].compactMap(\.self)
      }
      following = binder.consequences(in: id, of: paths, from: former, to: table)
      // What a row may be set to may depend on results that change with the call.
      let whole = following.table[id]
      let late = made.map(\.index).compactMap { index in
        let assignment = assignments[index]
        let refusal =
          assignment.refusal(in: whole, from: before, binder: binder)
          ?? assignment.refusal(byHiding: following.found, binder.texts)
        return refusal.map { (index, $0) }
      }
      isSettled = late.isEmpty
      if !isSettled { table.replace(id, with: before) }
      for (index, refusal) in late { refused[index] = refusal }
    }
    for made in made {
      if let edit = made.edit { collect(edit, by: made.index) }
      if let note = made.note { warnings.append(Refused(record: id, refusal: note)) }
    }
    if binder.form.anyWritesDefaults, !table[id].hasSameBytes(as: before) {
      following = following.followed(by: binder.missingDefaults(of: id, in: following.table))
    }
    consequences.add(following.edits, in: id)
    for row in following.changedRows where followerNames.insert(row.identifier).inserted {
      followers.append(row)
    }
    if following.isCutShort { cutShort.insert(id) }
    table = following.table
    for (_, refusal) in refused.sorted(by: { $0.key < $1.key }) {
      refuse(refusal, in: id)
    }
    if !table[id].hasSameBytes(as: before) { changed.insert(id) }
  }

  /// The assignments to the rows that their paths lead to in a record.
  private func located(in record: JSONSlice, _ binder: RecordBinder) -> [Assignment] {
    guard assignments.contains(where: \.location.dependsOnValues) else { return assignments }
    let reading = binder.reading(record)
    return assignments.map { $0.located(in: reading) }
  }

  private mutating func collect(_ edit: ValueEdit, by index: Int) {
    guard edit.path == edits[index].path else {
      madeObjects.append(
        BulkEdit(path: edit.path, after: edit.after, records: RecordSet([edit.record])))
      return
    }
    switch edit.after {
    case .value(let value): edits[index].add(value, to: edit.record)
    case .nothing: edits[index].add(nil, to: edit.record)
    case .bytes(let slice): edits[index].add(slice.value, to: edit.record)
    }
  }

  /// Makes the assignments that were not refused before, and adds new refusals.
  private mutating func make(
    _ assignments: [Assignment], in id: RecordID, binder: RecordBinder,
    _ refused: inout [Int: Assignment.Refusal]
  ) -> [Made] {
    var made: [Made] = []
    var open = order.filter { refused[$0] == nil }
    // What is not offered now may be when the others are made.
    while !open.isEmpty {
      var waiting: [(index: Int, refusal: Assignment.Refusal)] = []
      for index in open {
        while let added = assignments[index].addedItem(to: id, of: table, binder: binder) {
          made.append(Made(index: index, edit: added.edit))
          table.replace(id, with: added.slice)
        }
        switch assignments[index].applied(to: id, of: table, binder: binder) {
        case .failure(let refusal) where assignments[index].isRefusedForNow(by: refusal):
          waiting.append((index, refusal))
        case .failure(let refusal): refused[index] = refusal
        case .success(let applied):
          made.append(Made(index: index, edit: applied.edit, note: applied.note))
          if applied.edit != nil { table.replace(id, with: applied.slice) }
        }
      }
      guard waiting.count < open.count else {
        for (index, refusal) in waiting { refused[index] = refusal }
        break
      }
      open = waiting.map(\.index)
    }
    return made
  }

  /// Refuses errors that depend on all assignments and their consequences: values that another element of a list has,
  /// rules between values, and new errors of other rows. O(records) if rows with `unique` were set or computed, else
  /// O(changed records).
  mutating func judge(by binder: RecordBinder) {
    let siblings =
      assignments.contains { $0.comparesSiblings(binder) }
        || CausedProblems.compareSiblings(in: binder.form)
      ? UniqueIndex.made(for: binder.form, of: table, chunks: Workers.chunks).map { Siblings($0) }
      : nil
    for id in table.placements(of: changed).map(\.id) {
      let binder = binder.entering(id, of: table, among: siblings)
      for assignment in located(in: table[id], binder) {
        let broken = assignment.broken(in: table[id], from: former[id], binder: binder)
        for error in broken.errors { refuse(error, in: id) }
        let changed = assignment.changedType(from: former[id], to: table[id], binder.texts)
        warnings += (broken.warnings + [changed].compactMap(\.self))
          .map { Refused(record: id, refusal: $0) }
      }
    }
    guard CausedProblems.arePossible(in: binder.form) || assignments.contains(where: \.isInside)
    else { return }
    let caused = CausedProblems(
      from: former, to: table, by: binder, renamed: assignments.compactMap(\.renaming))
    for id in table.placements(of: changed).map(\.id) {
      let located = located(in: table[id], binder)
      let problems = caused.of(id, among: siblings).filter { problem in
        !located.contains { $0.isAbout(problem, binder) }
      }
      refuse(problems, in: id)
    }
  }

  /// Refuses errors of rows that were not set, and adds other problems as warnings, without repeating refusals.
  private mutating func refuse(_ caused: [ProblemBelow], in id: RecordID) {
    for problem in caused {
      let broken = BrokenRule(
        record: id, rule: problem.failure.rule.rawValue, row: problem.namedRow.identifier)
      if brokenRules.contains(broken) { continue }
      let refusal = Assignment.Refusal(causing: problem, Environment.texts)
      switch problem.failure.severity {
      case .error: refuse(refusal, in: id)
      case .warning: warnings.append(Refused(record: id, refusal: refusal))
      case .info: break
      }
    }
  }

  private mutating func refuse(_ refusal: Assignment.Refusal, in id: RecordID) {
    refusals.append(Refused(record: id, refusal: refusal))
    brokenRules.insert(
      BrokenRule(record: id, rule: refusal.rule, row: refusal.row.identifier))
  }

  /// Makes the assignments in the document, as one edit.
  func apply(to document: inout Document<Void>) {
    guard !changed.isEmpty else { return }
    let all = madeObjects + edits.flatMap(\.edits) + consequences.edits
    document.apply(MadeEdit(all, in: table), note: ())
  }
}

extension Assignment {
  /// A warning that a text typed into a row of any type has another type than the previous value: `9` is a number,
  /// though the record had the text `7`. Nil if quotes mark it as a text.
  func changedType(
    from former: JSONSlice, to record: JSONSlice, _ texts: Texts
  ) -> Refusal? {
    let row = location.row
    guard case .text(let typed) = edit, !typed.hasPrefix("\""), row.valueType == .any,
      !row.offersChoices, !row.isSwitch, let path = location.path?.steps,
      let old = former.lookup(path).slice, let new = record.lookup(path).slice,
      old.kind.isScalar, new.kind.isScalar, old.kind != new.kind,
      !old.isEmptyValue, !new.isEmptyValue
    else { return nil }
    let message = texts.changesType(from: old.kind.words(in: texts), to: new.kind.words(in: texts))
    return Refusal(row: named, rule: RuleName.type.rawValue, message: message)
  }
}
