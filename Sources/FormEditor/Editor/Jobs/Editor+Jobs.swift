import Cells
import Queries
import Records
import Values

extension Editor {
  /// Hands work to the background; a job that is under way is worthless then.
  mutating func start(_ task: TableJob.Task, times: Int = 1) -> [EditorEffect] {
    if let notice = busyNotice ?? arrangingNotice(for: task) {
      state.message = notice
      return []
    }
    guard viewCount > 0 || !tablePage.filter.isEmpty else {
      state.message = .notice(texts.thereIsNoRecord)
      return []
    }
    return run(
      RunningJob(
        number: state.jobs.count + 1, task: task, mode: mode,
        repeats: min(times, Self.mostRepeats) - 1))
  }

  /// Why no job can be started at the moment; nil when one can.
  var busyNotice: Message? {
    if let job, job.isAwaited {
      return .notice(texts.jobGoesOn(job.title(in: texts), stop: KeyMap.table.key(.back)))
    }
    return loadingNotice
  }

  /// A view that is being made is what people search and count in; only another one takes its place.
  private func arrangingNotice(for task: TableJob.Task) -> Message? {
    guard let job, case .arrange = job.task else { return nil }
    if case .arrange = task { return nil }
    return .notice(
      texts.jobGoesOnTryAgain(job.title(in: texts), stop: KeyMap.table.key(.back)))
  }

  /// How the view is to be: as the job that runs will leave it, else as it is. A nil filter stays.
  var arrangement: (filter: RecordFilter?, keys: [SortKey]) {
    if let job, case .arrange(let filter, let keys) = job.task { return (filter, keys) }
    return (nil, tablePage.sortKeys)
  }

  /// Filters the records, to be sorted as they are or will be.
  mutating func filter(by filter: RecordFilter) -> [EditorEffect] {
    start(.arrange(filter: filter, keys: arrangement.keys))
  }

  /// Runs a job beside the keys; what takes no time is done at once.
  mutating func run(_ running: RunningJob) -> [EditorEffect] {
    state.jobs.count = running.number
    job = running
    let ofDocument = running.task.isOfDocument
    let binder = ofDocument ? documentBinder : listBinder
    let work = TableJob(
      number: running.number, task: running.task,
      form: ofDocument ? documentForm : listForm, locale: locale,
      patternBudget: binder.patternBudget, table: ofDocument ? documentTable : table,
      filtered: ofDocument ? nil : tablePage.filtered,
      order: ofDocument ? nil : tablePage.order,
      unique: (ofDocument ? siblings[0] : listSiblings)?.index)
    // Without an index the values of all records are to be looked at.
    let isIndexed = !binder.comparesSiblings || work.unique != nil || !work.table.isList
    // A view that is made again is best there before anybody sees the records without it.
    let isBrief = running.followed != nil && table.count <= Self.mostArrangedAtOnce
    guard isBrief || isIndexed && running.task.isBrief(in: work.table.count) else {
      return [.run(work)]
    }
    return jobEnded(work.number, work.run(control: WorkControl(), chunks: .sequential))
  }

  private static let mostArrangedAtOnce = 1_000

  mutating func stopJob() -> [EditorEffect] {
    guard let stopped = job, stopped.isRunning else { return [] }
    job = nil
    let isTextKept = stopped.field.map { keepText(of: $0) } == true
    state.message = .notice(
      stopped.isSetting
        ? texts.stoppedUnchanged(textBack: isTextKept ? KeyMap.table.key(.undo) : nil)
        : stopped.isAwaited ? texts.stoppedUnsaved : texts.stopped)
    return [.stopJob]
  }

  /// `o`: ascending, descending, as the file has it; `O` keeps the former keys before it.
  mutating func sort(addingKey: Bool) -> [EditorEffect] {
    guard let column = focusedColumn else { return [] }
    guard !binder.state(of: column).disclosure.isSecret else {
      state.message = .notice(texts.orderReveals(column.key))
      return []
    }
    let wanted = arrangement
    var keys = addingKey ? wanted.keys : wanted.keys.filter { $0.column == column.identifier }
    if let index = keys.firstIndex(where: { $0.column == column.identifier }) {
      if keys[index].descending {
        keys.remove(at: index)
      } else {
        keys[index].descending = true
      }
    } else {
      keys.append(SortKey(column: column.identifier))
    }
    return start(.arrange(filter: wanted.filter, keys: keys))
  }

  mutating func askWhatToFilter() {
    state.lineInput = LineInput(
      purpose: .filter, line: LineEditor(tablePage.filter), formerFocus: nil)
  }

  mutating func findInTable(forward: Bool, times: Int = 1) -> [EditorEffect] {
    guard !search.text.isEmpty else {
      state.message = .notice(texts.nothingToSearch(KeyMap.table.key(.search)))
      return []
    }
    return start(
      .find(
        search.text, from: tablePage.row, column: focusedColumn?.identifier, forward: forward),
      times: times)
  }

  /// `]` and `[`: the next record with a problem, in the view's order; of a list inside a record that is shown as it is,
  /// the next problem of the whole record.
  mutating func findProblemInTable(forward: Bool, times: Int = 1) -> [EditorEffect] {
    showAllProblems()
    if state.pages.listsItems, tablePage.order == nil {
      for _ in 0..<min(times, Self.mostRepeats) {
        guard goToNested(.problem, forward: forward) || goBeyondList(to: .problem, forward: forward)
        else {
          state.message = .notice(texts.noProblemsInRecord)
          break
        }
      }
      return []
    }
    return start(.findProblem(from: tablePage.row, forward: forward), times: times)
  }

  /// Goes on to the next match or problem where a count asks for more of them.
  private mutating func repeatSearch(of running: RunningJob) -> [EditorEffect] {
    guard running.repeats > 0 else { return [] }
    switch running.task {
    case .find(_, _, _, let forward):
      return findInTable(forward: forward, times: running.repeats)
    case .findProblem(_, let forward):
      return findProblemInTable(forward: forward, times: running.repeats)
    case .arrange, .statistics, .listProblems, .set, .countProblems, .countAllProblems, .index:
      return []
    }
  }

  mutating func jobProgressed(_ number: Int, _ progress: Double) {
    if job?.number == number { job?.progress = progress }
  }

  mutating func jobEnded(_ number: Int, _ outcome: TableJob.Outcome) -> [EditorEffect] {
    guard let running = job, running.number == number else { return [] }
    // Who types in a field or looks at a record doesn't want another one under the hands.
    guard [.table, running.mode].contains(mode) || !outcome.movesView else {
      job?.outcome = outcome
      return []
    }
    job = nil
    switch outcome {
    case .stopped: break
    case .failed(let reason): state.message = .problem(reason)
    case .arranged(let filtered, let order):
      arrange(running, filtered, order)
    case .statistics(let statistics, let column): show(statistics, of: column)
    case .found(let match):
      if match?.isWrapped != false, goBeyondList(for: running.task) { break }
      show(match)
      if match != nil { return repeatSearch(of: running) }
    case .foundProblem(let record):
      if isBehind(record, of: running.task), goBeyondList(for: running.task) { break }
      showProblem(in: record, for: running.task)
      if record != nil { return repeatSearch(of: running) }
    case .problemsListed(let records): show(problemsOf: records)
    case .columnSet(let change): take(change, of: running)
    case .problemsCounted(let counted): return goOnSaving(running, counted)
    case .allProblemsCounted(let counted): nameProblems(inFile: counted.count)
    case .indexed: break
    }
    return []
  }

  /// Takes the result that waited for the person to be back.
  mutating func takeWaitingOutcome() {
    guard let job, let outcome = job.outcome, [.table, job.mode].contains(mode) else { return }
    _ = jobEnded(job.number, outcome)
  }

  private mutating func arrange(
    _ running: RunningJob, _ filtered: [RecordID]?, _ order: [RecordID]?
  ) {
    guard case .arrange(let filter, let keys) = running.task else { return }
    // In the view as it was.
    var record = record
    if let filter { tablePage.filter = filter.text.trimmingWhitespace() }
    tablePage.filtered = filtered
    tablePage.order = order
    tablePage.sortKeys = keys
    tablePage.arrangement += 1
    followSelection()
    // A record that was added meanwhile is in the view before the cursor looks for it.
    for change in running.changes { _ = followInView(change) }
    if let followed = running.followed {
      if isTableShown, let open = record, followed.first == open {
        record = followed.first { viewPlace(of: $0) != nil }
      }
      goInView(to: record, screenLine: running.screenLine)
    } else {
      tablePage.row = record.flatMap { viewPlace(of: $0) } ?? 0
      followCursor()
    }
    // After a reload there is something else to tell.
    if let filter, state.message == nil { state.message = report(filter) }
  }

  /// How many records pass, and what is odd about the filter.
  private func report(_ filter: RecordFilter) -> Message {
    guard !tablePage.filter.isEmpty else { return .notice(texts.allInView) }
    let count = texts.pass(viewCount, of: table.count)
    guard let note = filter.notes(foundNothing: viewCount == 0).first else {
      return .notice(count)
    }
    return .warning(texts.about(count, note))
  }

  private mutating func show(_ match: RecordSearch.Match?) {
    guard let match else {
      state.message = .warning(texts.inNoRecord(search.text))
      return
    }
    // The view may have changed since the search began.
    guard let place = viewPlace(of: match.record) else { return }
    let column = match.column.flatMap { name in columns.firstIndex { $0.identifier == name } }
    focusCell(row: place, column: column)
    if let name = match.column, column == nil, let row = form.row(name) {
      state.message = .notice(
        texts.inHiddenColumn(search.text, row.key, KeyMap.table.key(.goTo)))
      return
    }
    if match.isWrapped { state.message = .notice(texts.searchWrapped) }
  }

  /// Goes to the first cell with a problem; a draft on the way there is one, too.
  private mutating func showProblem(
    in record: RecordID?, for task: TableJob.Task
  ) {
    guard case .findProblem(let start, let forward) = task else { return }
    guard let place = placeOfProblem(in: record, from: start, forward: forward) else {
      state.message = .notice(texts.noProblemsInView)
      return
    }
    focusCell(row: place)
    let editor = self
    let faulty = rows.filter { editor.hasOwnProblem($0) }
    let column = columns.firstIndex { column in
      faulty.contains { $0.row.identifier == column.identifier }
    }
    if let column {
      focusCell(row: place, column: column)
    } else if let bound = faulty.first, let problem = problems(of: bound).first {
      state.message = .problem(texts.about(bound.row.key, problem.message))
    }
    if column != nil && (forward ? place <= start : place >= start) {
      state.message = .notice(texts.searchWrapped)
    }
  }

  /// The nearest place in the view of a record with a problem or a draft.
  private func placeOfProblem(in record: RecordID?, from start: Int, forward: Bool) -> Int? {
    let found = ([record].compactMap { $0 } + draftedRecords).compactMap { viewPlace(of: $0) }
    func distance(_ place: Int) -> Int {
      let steps = forward ? place - start : start - place
      return steps > 0 ? steps : steps + viewCount
    }
    return found.min { distance($0) < distance($1) }
  }

  /// Whether the next problem of the view is beyond its end, or nowhere.
  private func isBehind(_ record: RecordID?, of task: TableJob.Task) -> Bool {
    guard case .findProblem(let start, let forward) = task,
      let place = placeOfProblem(in: record, from: start, forward: forward)
    else { return true }
    return forward ? place <= start : place >= start
  }

  /// From a list inside a record, what a job looks for is looked for in the rest of the record.
  private mutating func goBeyondList(for task: TableJob.Task) -> Bool {
    guard state.pages.listsItems else { return false }
    switch task {
    case .find(let text, _, _, let forward):
      return goBeyondList(to: .text(text), forward: forward)
    case .findProblem(_, let forward): return goBeyondList(to: .problem, forward: forward)
    case .arrange, .statistics, .listProblems, .set, .countProblems, .countAllProblems, .index:
      return false
    }
  }

  private mutating func show(_ statistics: ColumnStatistics, of column: String) {
    guard let row = form.row(column) else { return }
    state.panel = Panel(
      topic: .statistics, title: row.key,
      lines: StatisticsList.lines(statistics, of: row, in: self), filter: nil)
  }
}
