import FormEditor
import Forms
import JSONText
import Records
import Servers
import Storage
import Texts
import Values

/// Makes the edits of a journal in its file, or shows their changes.
struct Recovery {
  private(set) var journal: LeftJournal
  let data: String
  let options: DataOptions
  let form: String
  let folder: JournalFolder

  private var texts: Texts { Environment.texts }

  /// Prints the changes; false if a part doesn't fit.
  func show(to output: inout StandardOutput) throws -> Bool {
    let source = try source()
    func change(_ workspace: inout Workspace) throws(CommandFailure) -> Outcome {
      let outcome = try self.outcome(in: workspace)
      outcome.make(in: &workspace)
      return outcome
    }
    let preview = SetPreview(form: try formName(for: source), source: source, isDryRun: true)
    let outcome = try preview.run(
      { workspace throws(CommandFailure) in try change(&workspace) }, to: &output)
    report(outcome)
    return outcome.isWhole
  }

  /// Lists the edits of a missing file if a form identifies secret values.
  func reportEdits() {
    guard let source = try? source(), let form = try? formName(for: source),
      form != FormOption.auto, let opened = try? OpenedForm(choice: form, for: source)
    else { return }
    let edits = journal.steps.done.compactMap { step in
      step.edit.map { JournalMisfit($0, step.index) }
    }
    for line in edits.map({ $0.words(opened.form.secrets, texts) }) {
      StandardError.write(line: VisibleText.of(texts.line(data, line)))
    }
  }

  /// Makes the edits; false if some could not be made. Makes none after conflicting changes of others, or while
  /// another program makes them.
  func apply() throws -> Bool {
    let claim: JournalClaim
    do throws(FileError) {
      guard let found = try JournalClaim(journal.path, patience: Self.patience) else {
        StandardError.write(line: VisibleText.of(texts.line(data, texts.journalTakenElsewhere)))
        return true
      }
      claim = found
    } catch {
      throw CommandFailure(error)
    }
    var claimed = self
    claimed.journal = journal.claimed(claim)
    return try withExtendedLifetime(claim) { try claimed.make() }
  }

  /// The time to wait for another program that makes the edits.
  private static let patience: Duration = .seconds(10)

  private func make() throws -> Bool {
    let source = try source()
    let opened = try OpenedForm(choice: try formName(for: source), for: source)
    func change(_ workspace: inout Workspace) throws(CommandFailure) -> Outcome {
      let outcome = try self.outcome(in: workspace)
      if outcome.conflicts.isEmpty { outcome.make(in: &workspace) }
      return outcome
    }
    let outcome = try DataFileChange(form: opened, source: source).make {
      workspace throws(CommandFailure) in try change(&workspace)
    }
    report(outcome)
    guard outcome.conflicts.isEmpty else { return false }
    do throws(FileError) {
      _ = try folder.keepRemainder(of: journal, outcome.misfits, journal.texts)
    } catch {
      throw CommandFailure(
        file: data,
        texts.remainderNotKept(texts.line(error.path, error.reason.text(in: texts))))
    }
    for path in journal.paths { FileRemover.remove(path) }
    reportMade(outcome)
    return outcome.isWhole && journal.steps.unknownCount == 0
  }

  /// The result of the journal for the records of its file.
  private struct Outcome {
    /// Replay of the edits; nil if the file already contains them.
    var replay: JournalReplay?
    let secrets: SecretPaths

    var conflicts: [RecordConflict] { replay?.conflicts ?? [] }
    var misfits: [JournalMisfit] { replay?.misfits ?? [] }
    var isWhole: Bool { conflicts.isEmpty && misfits.isEmpty }
    var wholeMisfits: [JournalMisfit] { misfits.filter { !$0.isPart } }

    func make(in workspace: inout Workspace) {
      for edit in replay?.edits ?? [] { _ = try? workspace.document.apply(edit, note: ()) }
    }
  }

  private func outcome(in workspace: Workspace) throws(CommandFailure) -> Outcome {
    guard journal.header.records?.isShown(by: workspace.form) ?? true else {
      throw CommandFailure(.usage, texts.line(data, journal.wordsForOtherForm))
    }
    var outcome = Outcome(secrets: workspace.form.secrets)
    if !journal.isSaved(in: workspace.table, of: workspace.form) {
      outcome.replay = journal.replayed(
        over: workspace.table, to: workspace.table, of: workspace.form)
    }
    return outcome
  }

  private func source() throws(CommandFailure) -> any RecordSource {
    let source = try options.source(named: data)
    guard options.table == nil, let table = journal.header.identity.table else { return source }
    var options = options
    options.table = table
    return try options.source(named: data)
  }

  /// The named form, else the journal's if it exists: only that one shows its sealed edits.
  private func formName(for source: any RecordSource) throws(CommandFailure) -> String {
    guard form == FormOption.auto, let known = journal.header.records?.form else { return form }
    if ServerURL.isAddress(known) || FileStamp.current(of: known) != nil { return known }
    guard !journal.isSealed || source.isEncrypted else {
      throw CommandFailure(file: data, texts.secretsNeedForm)
    }
    return form
  }

  // MARK: What no change of the file shows

  private func report(_ outcome: Outcome) {
    var lines: [String] = []
    if let table = outcome.replay?.table {
      lines += outcome.conflicts.map { words(for: $0, in: table, outcome.secrets) }
    }
    if !outcome.conflicts.isEmpty {
      lines.append(texts.conflictsForScreen(outcome.conflicts.count))
    }
    lines += outcome.misfits.map { $0.words(outcome.secrets, texts) }
    let (whole, partial) = (outcome.wholeMisfits.count, outcome.misfits.count(where: \.isPart))
    if whole > 0 { lines.append(texts.misfits(whole)) }
    if partial > 0 { lines.append(texts.partialMisfits(partial)) }
    if !journal.texts.isEmpty { lines.append(texts.draftsForScreen(journal.texts.count)) }
    let unknownCount = journal.steps.unknownCount
    if unknownCount > 0 { lines.append(texts.journalLacks(unknownCount)) }
    for line in lines { StandardError.write(line: VisibleText.of(texts.line(data, line))) }
  }

  private func reportMade(_ outcome: Outcome) {
    let count = journal.steps.editCount
    // What was in conflict may have no edit.
    let lost = outcome.wholeMisfits.count { $0.index != journal.steps.conflictsIndex }
    guard count > lost else { return }
    let line =
      outcome.replay?.edits.isEmpty == false
      ? texts.journalMade(count - lost, of: count, since: journal.since)
      : texts.journalWasMade(since: journal.since)
    StandardError.write(line: VisibleText.of(texts.line(data, line)))
  }

  private func words(
    for conflict: RecordConflict, in table: RecordTable, _ secrets: SecretPaths
  ) -> String {
    let path = ValuePath(steps: conflict.path)
    let isSecret = secrets.conceal(path)
    func shown(_ value: JSONSlice?) -> String? {
      value.map { isSecret ? SecretPaths.bullets : $0.text }
    }
    let words = texts.whichToTake(
      conflict.path.isEmpty ? texts.recordWord : path.description, ours: shown(conflict.ours),
      theirs: shown(conflict.theirs))
    guard table.isList, let index = table.index(of: conflict.record) else { return words }
    return texts.about(texts.recordNumber(index + 1), words)
  }
}
