import ArgumentParser

/// `formview check`: every record against every rule.
struct CheckCommand: FormviewSubcommand, DataCommand {
  static let configuration = CommandConfiguration.command(
    "check",
    abstract: Environment.texts.abstractCheck,
    discussion: Environment.texts.discussionCheck)

  @OptionGroup var form: FormArgument
  @OptionGroup var options: DataOptions
  @Argument(
    help: ArgumentHelp(Environment.texts.helpDataFiles),
    completion: .file(extensions: DataReading.extensions))
  var data: [String]
  var dataFiles: [String] { data }
  @Flag(help: ArgumentHelp(Environment.texts.helpStrict))
  var strict = false
  @Option(help: ArgumentHelp(Environment.texts.helpFindingFormat))
  var format = FindingFormat.text

  func execute(output: inout StandardOutput) throws -> ExitStatus {
    if format == .json { output.beginJSON() }
    // Else each file has a form of its own.
    let opened = try CommandFailure.printing(as: format, to: &output) {
      form.form == FormOption.auto ? nil : try OpenedForm(path: form.form)
    }
    let unlocking = options.unlocking()
    var status = ExitStatus.fine
    var reported: Set<String> = []
    do {
      for path in data {
        status = max(status, try check(path, opened, unlocking, &reported, &output))
      }
    } catch StandardOutput.Failure.closed {
      // The reader saw enough: there was something to print.
      return max(status, .rulesBroken)
    }
    return status
  }

  private func check(
    _ path: String, _ opened: OpenedForm?, _ unlocking: Unlocking, _ reported: inout Set<String>,
    _ output: inout StandardOutput
  ) throws(StandardOutput.Failure) -> ExitStatus {
    do {
      let source = try options.source(named: path, unlocking)
      let workspace =
        try opened.map { try Workspace(opened: $0, source: source) }
        ?? Workspace(form: form.form, source: source)
      let typos = PathFindings.typos(in: workspace)
      for typo in typos where reported.insert(typo.location).inserted {
        try output.write(line: typo.line(as: format))
      }
      let counts = try CheckRun(workspace: workspace, format: format).run(output: &output)
      if counts.brokenLines > 0 { return .fileFailure }
      let warnings = counts.warnings + typos.count
      return counts.errors > 0 || strict && warnings > 0 ? .rulesBroken : .fine
    } catch let failure as CommandFailure {
      try failure.printFindings(as: format, to: &output)
      try output.flush()
      for line in failure.lines { StandardError.write(line: line) }
      return failure.status
    } catch let failure as StandardOutput.Failure {
      throw failure
    } catch {
      return .fileFailure
    }
  }
}
