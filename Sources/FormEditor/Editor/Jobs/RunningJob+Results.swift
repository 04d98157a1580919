import Records
import Values

extension RunningJob {
  /// Shows what the job has found in the table. A search that is repeated goes on from there.
  func show(_ outcome: TableJob.Outcome, in browser: inout Browser) -> [PageOutcome] {
    switch outcome {
    case .arranged(let filtered, let order, let isElsewhere):
      browser.arrange(self, filtered, order, isElsewhere: isElsewhere)
    case .found(let match):
      guard let search, search.show(match, in: &browser), case .searchAgain(let times) = next
      else { break }
      return [.find(.text(browser.searchText), direction: search.direction, times: times)]
    case .foundProblem(let record):
      guard let search, case .findProblem(let start, _) = task,
        search.showProblem(of: record, from: start, in: &browser), record != nil,
        case .searchAgain(let times) = next
      else { break }
      return [.find(.problem, direction: search.direction, times: times)]
    case .failed(let reason): browser.message = .problem(reason)
    case .statistics, .problemsListed, .columnSet, .problemsCounted, .allProblemsCounted,
      .indexed, .stopped:
      break
    }
    return []
  }
}

extension TableJob {
  /// The work of a job, on the file's records or on those of the nearest table.
  init(_ running: RunningJob, number: Int, of browser: borrowing Browser) {
    let ofDocument = running.task.isOfDocument
    let binder = ofDocument ? browser.documentBinder : browser.listBinder
    self.init(
      number: number, task: running.task,
      plan: ofDocument ? binder.plan : browser.tableColumns.plan,
      patternBudget: binder.patternBudget,
      table: ofDocument ? browser.documentTable : browser.table,
      filtered: ofDocument ? nil : browser.tablePage.filtered,
      order: ofDocument ? nil : browser.tablePage.order,
      unique: (ofDocument ? browser.document.siblings[0] : browser.listSiblings)?.index,
      enclosing: ofDocument ? nil : browser.listContext.enclosing)
  }

  /// True where it is done while a key waits.
  func isBrief(for running: RunningJob, in browser: Browser) -> Bool {
    // A view that is made again is best there before anybody sees the records without it.
    if running.isFollowing, browser.table.count <= Self.mostArrangedAtOnce { return true }
    let binder = task.isOfDocument ? browser.documentBinder : browser.listBinder
    // Without an index the values of all records are to be looked at.
    let isIndexed = !binder.plan.comparesSiblings || unique != nil || !table.isList
    return isIndexed && task.isBrief(in: table)
  }

  private static let mostArrangedAtOnce = 1_000
}
