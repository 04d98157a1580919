import ArgumentParser

/// `formview check`: every record against every rule.
struct CheckCommand: FormviewSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check every record against every rule of the form.",
    discussion: """
      Prints a line for each problem: DATA:LINE:COL: error RULE: record 3, salary "Salary": message; \
      found VALUE. Line and column are those of the value, or of the record where it is missing. Status 0 if \
      there is no error, 1 if there is one; a file that cannot be read is told and the others are \
      checked all the same (status 4). A pattern that takes too long to judge is a warning; after 100 such texts it is given up, which \
      a line says. Problems \
      are printed as they are found, and a terminal shows how far it is. `-` as DATA reads standard \
      input.

        formview check Forms/person.plist data/p*.json
        formview check --format json Forms/staff.plist data/staff.json
      """)

  @OptionGroup var form: FormArgument
  @Argument(
    help: "Data files: JSON, one object or a list of them, or JSON Lines.",
    completion: .file(extensions: DataReading.extensions))
  var data: [String]
  @Flag(help: "Count warnings as errors.")
  var strict = false
  @Option(help: "What to print: text, or json (a JSON object a line).")
  var format = FindingFormat.text

  func execute(output: inout StandardOutput) throws -> ExitStatus {
    let opened = try OpenedForm(path: form.form)
    var status = ExitStatus.fine
    if format == .json { output.beginJSON() }
    var told: Set<Int> = []
    do {
      for path in data { status = max(status, try check(path, opened, &told, &output)) }
    } catch StandardOutput.Failure.closed {
      // The reader saw enough: there was something to print.
      return max(status, .rulesBroken)
    }
    return status
  }

  private func check(
    _ path: String, _ opened: OpenedForm, _ told: inout Set<Int>, _ output: inout StandardOutput
  ) throws(StandardOutput.Failure) -> ExitStatus {
    do {
      let workspace = try Workspace(opened: opened, data: path)
      for typo in PathFindings.typos(in: workspace)
      where told.insert(typo.row?.ordinal ?? 0).inserted {
        StandardError.write(line: VisibleText.of(typo.line))
      }
      let counts = try CheckRun(workspace: workspace, format: format).run(output: &output)
      if counts.brokenLines > 0 { return .fileFailure }
      return counts.errors > 0 || strict && counts.warnings > 0 ? .rulesBroken : .fine
    } catch let failure as CommandFailure {
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
