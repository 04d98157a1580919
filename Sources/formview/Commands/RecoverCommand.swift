import ArgumentParser
import FormEditor
import Glibc
import Records
import Storage
import Texts

/// `formview recover`: what the journals of sessions have that did not end by themselves.
struct RecoverCommand: FormviewSubcommand {
  static let configuration = CommandConfiguration.command(
    "recover",
    abstract: Environment.texts.abstractRecover,
    discussion: Environment.texts.discussionRecover)

  @Argument(
    help: ArgumentHelp(Environment.texts.helpRecoverData),
    completion: .file(extensions: DataReading.extensions))
  var data: String?
  @Option(
    help: ArgumentHelp(Environment.texts.helpFormOption, valueName: "form"),
    completion: .file(extensions: ["plist"]))
  var form = FormOption.auto
  @Flag(help: ArgumentHelp(Environment.texts.helpApply))
  var apply = false
  @Flag(help: ArgumentHelp(Environment.texts.helpDrop))
  var drop = false
  @OptionGroup var options: DataOptions

  func validate() throws {
    if apply && drop { throw ValidationError(Environment.texts.applyOrDrop) }
    if data == nil, apply || drop { throw ValidationError(Environment.texts.sayWhatToRecover) }
  }

  func execute(output: inout StandardOutput) throws -> ExitStatus {
    let folder = JournalFolder.ofEnvironment()
    guard let data else {
      try list((folder?.leftOfAll ?? []).filter { !$0.isEmpty }, &output)
      return .fine
    }
    let source = try options.source(named: data)
    let identity = AbsolutePath.of(source.identity)
    guard let journal = folder?.left(of: identity).first(where: { !$0.isEmpty }) else {
      StandardError.write(line: texts.line(data, texts.nothingToRecover))
      return .fine
    }
    guard !drop else {
      unlink(journal.path)
      StandardError.write(line: texts.line(data, texts.journalDiscarded))
      return .fine
    }
    let misfits = try take(journal, of: source, &output)
    for line in journal.openLines(misfits) {
      StandardError.write(line: VisibleText.of(texts.line(data, line)))
    }
    guard apply else { return .fine }
    if misfits.isEmpty, journal.texts.isEmpty, journal.unknownCount == 0 { unlink(journal.path) }
    return misfits.isEmpty ? .fine : .rulesBroken
  }

  private var texts: any Texts { Environment.texts }

  private func list(_ journals: [LeftJournal], _ output: inout StandardOutput) throws {
    for journal in journals {
      try output.write(VisibleText.of(texts.line(journal.identity, journal.summary)) + "\n")
    }
    if journals.isEmpty { StandardError.write(line: texts.nothingToRecover) }
  }

  /// Makes the edits in the file, or shows what they would change; returns those that don't fit.
  private func take(
    _ journal: LeftJournal, of source: any RecordSource, _ output: inout StandardOutput
  ) throws -> [JournalMisfit] {
    func change(_ workspace: inout Workspace) throws(CommandFailure) -> [JournalMisfit] {
      guard !journal.isSaved(in: workspace.table) else { return [] }
      let replay = journal.replayed(over: workspace.table, to: workspace.table)
      for edit in replay.edits { _ = try? workspace.document.apply(edit, note: ()) }
      return replay.misfits
    }
    if apply {
      let opened = try OpenedForm(choice: form, for: source)
      return try DataFileChange(form: opened, source: source).make {
        workspace throws(CommandFailure) in try change(&workspace)
      }
    }
    return try SetPreview(form: form, source: source, isDryRun: true).run(
      { workspace throws(CommandFailure) in try change(&workspace) }, to: &output)
  }
}

extension LeftJournal {
  /// What is in it, as it is said of the file.
  fileprivate var summary: String {
    let texts = Environment.texts
    if editCount == 0, unknownCount > 0, self.texts.isEmpty {
      return texts.journalLacks(unknownCount)
    }
    return texts.journalSummary(
      edits: editCount, since: since,
      drafts: self.texts.isEmpty ? nil : texts.draftCount(self.texts.count))
  }

  /// What no change of the file shows: edits that don't fit it now, drafts, and what could not be kept.
  fileprivate func openLines(_ misfits: [JournalMisfit]) -> [String] {
    let texts = Environment.texts
    var lines: [String] = []
    if !misfits.isEmpty { lines.append(texts.misfits(misfits.count)) }
    if !self.texts.isEmpty { lines.append(texts.draftsForScreen(self.texts.count)) }
    if unknownCount > 0 { lines.append(texts.journalLacks(unknownCount)) }
    return lines
  }
}
