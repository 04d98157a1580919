import Cells
import Queries
import Records
import Values

/// Work on a table that takes time, and what came of it.
extension Editor {
  /// Hands work to the background; a job that is under way is worthless then.
  mutating func start(_ task: TableJob.Task, times: Int = 1) -> [EditorEffect] {
    // A view that is being made is what people search and count in; only another one takes its place.
    if let notice = busyNotice ?? browser.job.flatMap({ $0.arrangingNotice(for: task, texts) }) {
      browser.message = notice
      return []
    }
    guard browser.viewCount > 0 || !browser.tablePage.filter.isEmpty else {
      browser.message = .notice(texts.thereIsNoRecord)
      return []
    }
    let repeats = min(times, Browser.mostRepeats) - 1
    return run(
      RunningJob(task: task, mode: mode, next: repeats > 0 ? .searchAgain(times: repeats) : .show))
  }

  var busyNotice: Message? {
    if let job = browser.job, job.isAwaited { return job.busyNotice(texts) }
    return loadingNotice
  }

  /// Runs a job in the background; a brief one is done at once.
  mutating func run(_ running: RunningJob) -> [EditorEffect] {
    let number = browser.jobs.begin(running)
    let ofDocument = running.task.isOfDocument
    let binder = ofDocument ? browser.documentBinder : browser.listBinder
    let work = TableJob(
      number: number, task: running.task,
      form: ofDocument ? browser.documentForm : browser.listForm, locale: browser.locale,
      patternBudget: binder.patternBudget,
      table: ofDocument ? browser.documentTable : browser.table,
      filtered: ofDocument ? nil : browser.tablePage.filtered,
      order: ofDocument ? nil : browser.tablePage.order,
      unique: (ofDocument ? browser.opened.siblings[0] : browser.listSiblings)?.index,
      enclosing: ofDocument ? nil : browser.listContext.enclosing)
    // Without an index the values of all records are to be looked at.
    let isIndexed = !binder.plan.comparesSiblings || work.unique != nil || !work.table.isList
    // A view that is made again is best there before anybody sees the records without it.
    let isBrief = running.isFollowing && browser.table.count <= Self.mostArrangedAtOnce
    guard isBrief || isIndexed && running.task.isBrief(in: work.table) else {
      return [.run(work)]
    }
    return jobEnded(work.number, work.run(control: WorkControl(), chunks: .sequential))
  }

  private static let mostArrangedAtOnce = 1_000

  mutating func stopJob() {
    guard let stopped = browser.job, stopped.isRunning else { return }
    browser.job = nil
    let isTextKept = stopped.field.map { browser.keepText(of: $0) } == true
    browser.message = .notice(
      stopped.isSetting
        ? texts.stoppedUnchanged(textBack: isTextKept ? PageCommands.undo.key : nil)
        : stopped.isAwaited ? texts.stoppedUnsaved : texts.stopped)
  }

  mutating func jobEnded(_ number: Int, _ outcome: TableJob.Outcome) -> [EditorEffect] {
    guard let running = browser.job, running.number == number else { return [] }
    // Who types in a field or looks at a record doesn't want another one under the hands.
    guard [.table, running.mode].contains(mode) || !outcome.movesView else {
      browser.job?.outcome = outcome
      return []
    }
    browser.job = nil
    switch outcome {
    case .stopped: break
    case .failed(let reason): browser.message = .problem(reason)
    case .arranged(let filtered, let order, let isElsewhere):
      browser.arrange(running, filtered, order, isElsewhere: isElsewhere)
    case .statistics(let statistics, let column):
      guard let row = browser.form.row(column) else { break }
      state.panel = Panel(
        topic: .statistics, title: row.key,
        lines: StatisticsList.lines(statistics, of: row, in: self), filter: nil)
    case .found(let match):
      guard let search = running.search, search.show(match, in: &browser),
        case .searchAgain(let times) = running.next
      else { break }
      let next = Search(target: .text(browser.searchText), forward: search.forward)
      return findInTable(next, times: times)
    case .foundProblem(let record):
      guard case .findProblem(let start, let forward) = running.task else { break }
      let search = Search(target: .problem, forward: forward)
      guard search.showProblem(of: record, from: start, in: &browser), record != nil,
        case .searchAgain(let times) = running.next
      else { break }
      return findInTable(search, times: times)
    case .problemsListed(let records): show(problemsOf: records)
    case .columnSet(let change): adopt(change, of: running)
    case .problemsCounted(let counted): return goOnSaving(running, counted)
    case .allProblemsCounted(let counted):
      // The question that is open names them, too.
      guard state.prompt?.topic == .problems else { break }
      let question = unsavedWork.textOfProblems(
        state.saving.countedProblems.count, inFile: counted.count)
      state.prompt?.question = question
    case .indexed: break
    }
    return []
  }

  /// Makes the view of the nearest table again where that is pending and nothing else runs.
  mutating func runPendingQuery() -> [EditorEffect] {
    guard browser.job == nil, let pending = browser.tablePage.pendingQuery else { return [] }
    browser.tablePage.pendingQuery = nil
    guard let filter = browser.listContext.filter(pending.filter) else {
      browser.message = .problem(texts.filterNotTaken(pending.filter))
      return []
    }
    return run(
      RunningJob(
        task: .arrange(filter: filter, keys: pending.keys), mode: mode,
        next: pending.followed.map { .follow($0, screenLine: pending.screenLine) } ?? .show))
  }
}
