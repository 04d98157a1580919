import Forms
import JSONText
import Records
import Rules
import Values

/// Errors of other rows caused by an edit: a rule between values, a required value, a violated limit or choice, a
/// computed value that violates a rule, a list with too few or too many items.
struct CausedProblems {
  /// Identifies problems without their messages, which may contain values.
  private struct Location: Hashable {
    let row: String
    let rule: RuleName

    init(_ problem: ProblemBelow, renamed: [Renaming] = []) {
      let path = problem.valuePath.steps
      let renaming = renamed.first { path.starts(with: $0.former) }
      row =
        renaming.map { ValuePath(steps: $0.path + path.dropFirst($0.former.count)).description }
        ?? problem.namedRow.identifier
      rule = problem.failure.rule
    }
  }

  private let former: RecordTable
  private let table: RecordTable
  private let binder: RecordBinder
  private let renamed: [Renaming]

  /// A member that has another name: its problems are not new.
  struct Renaming {
    let former: [JSONStep]
    let path: [JSONStep]
  }

  init(
    from former: RecordTable, to table: RecordTable, by binder: RecordBinder,
    renamed: [Renaming] = []
  ) {
    self.renamed = renamed
    self.former = former
    self.table = table
    self.binder = binder
  }

  /// True if a row's value may cause an error of another one. O(rows).
  static func arePossible(in form: Form) -> Bool {
    form.sharesValues
      || form.allForms.contains { form in
        form.rows.contains { row in
          !row.conditions.isEmpty || !row.predicateRules.isEmpty || row.hasComputedLimits
            || row.choicesVary || !row.formulas.isEmpty
        }
      }
  }

  /// True if values from which others are computed, or that several rows show, may cause duplicates in a list.
  /// O(rows).
  static func compareSiblings(in form: Form) -> Bool {
    let isShared = form.sharesValues
    return form.allForms.contains { form in
      form.rows.contains { $0.isUnique && (isShared || $0.formula != nil) }
    }
  }

  /// The new problems of a record, in the order of its rows; of duplicates only new ones. O(record).
  func of(_ id: RecordID, among siblings: Siblings?) -> [ProblemBelow] {
    var known: [Location: Int] = [:]
    for problem in problems(of: id, in: former, among: siblings) {
      known[Location(problem, renamed: renamed), default: 0] += 1
    }
    return problems(of: id, in: table, among: siblings).filter { problem in
      // The other element breaks the rule as well, by what it had.
      if problem.failure.rule == .unique { return isNew(problem.valuePath.steps, in: id) }
      let location = Location(problem)
      let left = known[location, default: 0] - 1
      known[location] = left
      return left < 0
    }
  }

  /// True if a record had another value at a path before, or none.
  private func isNew(_ path: [JSONStep], in id: RecordID) -> Bool {
    guard case .found(let value) = table[id].lookup(path) else { return false }
    guard case .found(let old) = former[id].lookup(path) else { return true }
    return value != old
  }

  private func problems(
    of id: RecordID, in table: RecordTable, among siblings: Siblings?
  ) -> [ProblemBelow] {
    binder.entering(id, of: table, among: siblings).reading(table[id]).problemsAtAnyDepth
  }
}

extension Form {
  /// True if several rows may show one value: of one form, or of one form and another that a row opens. O(rows and
  /// their steps).
  fileprivate var sharesValues: Bool {
    allForms.contains { form in
      var known: Set<[JSONStep]> = []
      let opened = Set(form.rows.compactMap { $0.child == nil ? nil : $0.childPath?.steps })
      return form.rows.contains { row in
        if row.opensOwnObject { return true }
        guard let path = row.valuePath?.steps else { return false }
        guard known.insert(path).inserted else { return true }
        return !opened.isEmpty
          && path.indices.contains { opened.contains(Array(path.prefix($0))) }
      }
    }
  }
}
