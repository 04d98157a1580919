import Forms
import JSONText
import LinePrompts
import Records
import Rules

/// Asks for a record on a terminal, or reads answers of another program.
struct PromptRun {
  let workspace: Workspace
  let record: RecordID

  func run(on output: inout StandardOutput) throws -> ExitStatus {
    let texts = Environment.texts
    let binder = workspace.makeBinder().entering(
      record, of: workspace.table, among: workspace.uniqueIndex.map { Siblings($0) })
    var prompt = LinePrompt(record, of: workspace.table, binder: binder)
    guard prompt.question != nil else {
      throw CommandFailure(.usage, texts.line(workspace.formPath, texts.nothingToAsk))
    }
    try write([prompt.title, texts.introductionToLines(help: LineWord.help.typed)], to: &output)
    try ask(&prompt, on: &output)
    let changes = ChangedRows(of: prompt.record, by: binder)
    guard prompt.end == .save, prompt.record.isChanged else {
      try output.write(line: texts.nothingSaved)
      return .fine
    }
    try save(prompt.record)
    try write([""] + changes.lines + [texts.savedTo(workspace.dataPath)], to: &output)
    return .fine
  }

  /// Asks until the end. Answers that no person saw are printed, so that the output reads the same; if one of them is
  /// refused, or some are left over, they are not answers to these questions.
  private func ask(_ prompt: inout LinePrompt, on output: inout StandardOutput) throws {
    var input = AnswerInput()
    while let question = prompt.question {
      try write(prompt.introduce(), to: &output)
      try output.write(VisibleText.of(question.prompt))
      try output.flush()
      guard let bytes = input.next(isSecret: question.isSecret) else {
        try output.write(line: "")
        try output.flush()
        let texts = Environment.texts
        throw CommandFailure(
          .rulesBroken, texts.line(workspace.dataPath, texts.inputEnded))
      }
      let line = String(validating: bytes, as: UTF8.self)
      if !input.isTerminal {
        try output.write(line: question.isSecret ? "" : VisibleText.of(line ?? ""))
      }
      try write(line.map { prompt.answer($0) } ?? [Environment.texts.lineIsNotUTF8], to: &output)
      if !input.isTerminal, line == nil || prompt.isRefused {
        throw failure(Environment.texts.answerRefused)
      }
    }
    try write(prompt.farewell(), to: &output)
    if !input.isTerminal, prompt.end == .save, input.hasMoreText {
      throw failure(Environment.texts.moreLinesThanQuestions)
    }
  }

  private func write(_ lines: [String], to output: inout StandardOutput) throws {
    for line in lines { try output.write(line: VisibleText.of(line)) }
  }

  // MARK: Saving

  /// Applies the answers to the file's current record, unless others have changed the same values.
  private func save(_ answered: AnsweredRecord) throws(CommandFailure) {
    let change = DataFileChange(form: workspace.opened, source: workspace.source)
    try change.make { workspace throws(CommandFailure) in
      let matching = RecordMatching(
        of: RecordSet([record]), from: answered.former, to: workspace.table,
        identity: workspace.form.recordIdentity?.steps)
      guard let now = matching[record] else {
        throw failure(Environment.texts.recordChangedElsewhere)
      }
      let others = answered.conflicts(with: workspace.table[now])
      guard others.isEmpty else {
        throw failure(Environment.texts.changedElsewhere(others.map(\.spokenLabel)))
      }
      let binder = workspace.makeBinder().entering(
        now, of: workspace.table, among: workspace.uniqueIndex.map { Siblings($0) })
      try give(answered, to: now, in: &workspace, by: binder)
    }
  }

  private func give(
    _ answered: AnsweredRecord, to id: RecordID, in workspace: inout Workspace,
    by binder: RecordBinder
  ) throws(CommandFailure) {
    let broken: String?
    do throws(JSONEditError) {
      var given = try answered.given(to: id, of: workspace.table, by: binder)
      given.writeDefaults(by: binder)
      broken = given.newErrors(by: binder).first
      if broken == nil, given.isChanged {
        try workspace.document.apply(.batch(given.edits.map { .replace($0) }), note: ())
      }
    } catch {
      throw failure(error.reason(in: Environment.texts))
    }
    if let broken { throw failure(broken) }
  }

  private func failure(_ message: String) -> CommandFailure {
    CommandFailure(.rulesBroken, Environment.texts.line(workspace.dataPath, message))
  }
}
