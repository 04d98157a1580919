import ArgumentParser
import Storage
import Texts

/// `formview recover`: applies or shows the journals of sessions that ended abnormally.
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
    help: ArgumentHelp(OptionHelp.formOption, valueName: "form"),
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
      try list(folder.left().filter { !$0.isEmpty }, &output)
      return .fine
    }
    let found = try LeftJournals(of: data, options, in: folder, isToDrop: drop)
    let journals = found.all
    guard !journals.isEmpty else {
      StandardError.write(line: texts.line(data, texts.nothingToRecover))
      return .fine
    }
    guard !drop else {
      for path in journals.flatMap(\.paths) { FileRemover.remove(path) }
      StandardError.write(line: texts.line(data, texts.journalsDiscarded(journals.count)))
      return .fine
    }
    func recovery(_ journal: LeftJournal) -> Recovery {
      Recovery(journal: journal, data: data, options: options, form: form, folder: folder)
    }
    guard !found.areOfMissing else {
      try list(journals, &output)
      for journal in journals { recovery(journal).reportEdits() }
      throw CommandFailure(file: data, texts.journalsOfMissing(data))
    }
    var status = ExitStatus.fine
    for (index, journal) in journals.enumerated() {
      if journals.count > 1 {
        let heading = texts.line(data, journal.summary(index + 1, of: journals.count))
        StandardError.write(line: VisibleText.of(heading))
      }
      let recovery = recovery(journal)
      do {
        let isWhole = try apply ? recovery.apply() : recovery.show(to: &output)
        if !isWhole { status = max(status, .rulesBroken) }
      } catch let failure as CommandFailure {
        // What another session did has nothing to do with it.
        for line in failure.lines { StandardError.write(line: line) }
        status = max(status, failure.status)
      }
    }
    return status
  }

  private var texts: Texts { Environment.texts }

  private func list(_ journals: [LeftJournal], _ output: inout StandardOutput) throws {
    for journal in journals {
      let line = texts.line(journal.shownName, journal.summary)
      try output.write(VisibleText.of(line) + "\n")
    }
    if journals.isEmpty { StandardError.write(line: texts.nothingToRecover) }
  }
}
