import Forms
import JSONText
import Records
import Rules

/// What an edit of some rows makes wrong about others: a rule between values, a value that is now required, out of its
/// limits or not offered any more, a list with too few or too many items.
struct CausedProblems {
  /// What problems are counted by, as their messages may name values.
  private struct Place: Hashable {
    let row: String
    let rule: RuleName

    init(_ problem: ProblemBelow) {
      row = problem.namedRow.identifier
      rule = problem.failure.rule
    }
  }

  private let former: RecordTable
  private let table: RecordTable
  private let binder: RecordBinder

  init(from former: RecordTable, to table: RecordTable, by binder: RecordBinder) {
    self.former = former
    self.table = table
    self.binder = binder
  }

  /// Whether what is in one row may break what another one asks for. O(rows).
  static func arePossible(in form: Form) -> Bool {
    ([form] + form.forms.values).contains { form in
      form.rows.contains { row in
        !row.conditions.isEmpty || !row.predicateRules.isEmpty || row.hasComputedLimits
          || row.choicesVary
      }
    }
  }

  /// The problems that a record has and had not before, in the order of its rows, those of unique values apart.
  /// O(record).
  func of(_ id: RecordID) -> [ProblemBelow] {
    var known: [Place: Int] = [:]
    for problem in problems(of: id, in: former) { known[Place(problem), default: 0] += 1 }
    return problems(of: id, in: table).filter { problem in
      let place = Place(problem)
      known[place, default: 0] -= 1
      return known[place]! < 0 && problem.failure.rule != .unique
    }
  }

  private func problems(of id: RecordID, in table: RecordTable) -> [ProblemBelow] {
    binder.enter(id, of: table, among: nil)
    return binder.problemsAtAnyDepth(in: table[id])
  }
}
