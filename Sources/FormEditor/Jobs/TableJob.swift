import Cells
import Forms
import Queries
import Records
import Rules
import Values

/// Work on many records that runs beside the keys: pure, cancellable, and only as long as it's wanted.
package struct TableJob: BackgroundJob {
  /// The work that a job does.
  package enum Task: Equatable, Sendable {
    /// Filter all records (nil: keep those of the last filter), then sort what is left.
    case arrange(filter: RecordFilter?, keys: [SortKey])
    /// Of a column, with another one added up for each group of its values.
    case statistics(column: String, measure: String? = nil)
    case find(String, from: Int, column: String?, direction: Direction)
    case findProblem(from: Int, direction: Direction)
    case listProblems
    case set(column: String, to: ColumnEdit, in: RecordSet)
    case countProblems(in: RecordSet)
    case countAllProblems
    /// Index the values of rows with `unique`.
    case index
  }

  /// The result of a job.
  package enum Outcome: Equatable, Sendable {
    /// `isElsewhere`: the text that the filter looked for in vain is inside of records.
    case arranged(filtered: [RecordID]?, order: [RecordID]?, isElsewhere: Bool)
    case statistics(ColumnStatistics, column: String)
    case found(RecordSearch.Match?)
    case foundProblem(RecordID?)
    case problemsListed([RecordID])
    case columnSet(ColumnChange)
    case problemsCounted(CountedProblems)
    case allProblemsCounted(CountedProblems)
    case indexed(UniqueIndex)
    case failed(String)
    case stopped

    var movesView: Bool {
      switch self {
      case .arranged, .statistics, .found, .foundProblem, .problemsListed: true
      case .columnSet, .problemsCounted, .allProblemsCounted, .indexed, .failed, .stopped: false
      }
    }
  }

  /// Number of the job; a later job makes the results of an earlier one worthless.
  package let number: Int
  package let task: Task
  let plan: FormPlan
  let patternBudget: PatternBudget
  let table: RecordTable
  let filtered: [RecordID]?
  let order: [RecordID]?
  /// Index that rows with `unique` are compared with, if it is already made.
  var unique: UniqueIndex?
  /// Objects that enclose the records; nil for the records of the file.
  var enclosing: EnclosingObjects?

  /// The index that values of rows with `unique` are looked up in; nil where there are none.
  func uniqueIndex(_ control: WorkControl, _ chunks: ParallelChunks) -> UniqueIndex? {
    unique ?? .made(for: plan.form, of: table, control: control, chunks: chunks)
  }

  /// Does the work; on any thread.
  package func run(control: WorkControl, chunks: ParallelChunks) -> Outcome {
    switch task {
    case .arrange(let filter, let keys): return arrange(filter, keys, control, chunks)
    case .statistics(let column, let measure):
      guard let row = plan.form.row(column),
        let statistics = ColumnStatistics.of(
          row, measuring: measure.flatMap { plan.form.row($0) }, by: plan, among: order,
          table: table, enclosing: enclosing,
          control: control, chunks: chunks)
      else { return .stopped }
      return .statistics(statistics, column: column)
    case .find(let text, let index, let column, let direction):
      var search = RecordSearch(text, by: plan)
      search.enclosing = enclosing
      var match = search.next(
        from: index, column: column, direction: direction, in: table, order: order,
        control: control,
        chunks: chunks)
      // Of a list inside a record the rest of the record is searched, too.
      if enclosing == nil, let found = match {
        match?.tally = search.tally(of: found, in: table, order: order, control: control)
      }
      return control.isCancelled ? .stopped : .found(match)
    case .findProblem(let index, let direction):
      return findProblem(from: index, direction: direction, control, chunks)
    case .listProblems: return listProblems(control, chunks)
    case .set(let column, let edit, let records):
      return set(column, to: edit, in: records, control, chunks)
    case .countProblems(let records):
      let records = table.placements(of: records).map(\.id)
      return countProblems(
        records.count, at: { records[$0] }, control, chunks, listsWarnings: true
      )
      .map { .problemsCounted($0) } ?? .stopped
    case .countAllProblems:
      return countProblems(table.count, at: { table.id(at: $0) }, control, chunks)
        .map { .allProblemsCounted($0) } ?? .stopped
    case .index:
      return UniqueIndex.made(for: plan.form, of: table, control: control, chunks: chunks)
        .map { .indexed($0) } ?? .stopped
    }
  }
}
