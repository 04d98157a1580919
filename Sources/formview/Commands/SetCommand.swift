import ArgumentParser
import Forms
import Records
import Values

/// `formview set`: changes values in the file.
struct SetCommand: FormviewSubcommand {
  static let configuration = CommandConfiguration.command(
    "set",
    abstract: Environment.texts.abstractSet,
    discussion: Environment.texts.discussionSet)

  @OptionGroup var files: FormAndData
  @Argument(help: ArgumentHelp(Environment.texts.helpAssignments, valueName: "identifier=text"))
  var assignments: [String] = []
  @OptionGroup var selection: RecordsOption
  @Flag(help: ArgumentHelp(Environment.texts.helpJSON))
  var json = false
  @Flag(help: ArgumentHelp(Environment.texts.helpDryRun))
  var dryRun = false
  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      Environment.texts.helpUnset, valueName: "identifier"))
  var unset: [String] = []

  func validate() throws {
    if DataAlone.isAssigned(files.data, form: files.form) {
      throw ValidationError(
        Environment.texts.setNeedsForm(
          (["formview", "set", "--form", FormOption.auto]
            + CommandLine.arguments.dropFirst(2).map(ShellWord.quoted)).joined(separator: " ")))
    }
    if assignments.isEmpty, unset.isEmpty {
      throw ValidationError(Environment.texts.sayWhatToSet)
    }
  }

  func execute(output: inout StandardOutput) throws -> ExitStatus {
    let (records, changed, notes) = try change(&output)
    for line in notes { StandardError.write(line: line) }
    if selection.isQuery {
      let texts = Environment.texts
      StandardError.write(
        line: texts.line(
          files.data,
          dryRun
            ? texts.matchAndWouldChange(records.count, changed)
            : texts.matchAndChanged(records.count, changed)))
    }
    return .fine
  }

  private typealias Outcome = (records: RecordList, changed: Int, notes: [String])

  private func change(_ output: inout StandardOutput) throws -> Outcome {
    guard !dryRun, files.data != "-" else {
      let preview = SetPreview(
        form: files.form, source: try files.openSource(), isDryRun: dryRun)
      return try preview.run(
        { workspace throws(CommandFailure) in try apply(to: &workspace) }, to: &output)
    }
    try DataFileChange.refuseStream(files.data)
    let source = try files.openSource()
    let change = DataFileChange(
      form: try OpenedForm(choice: files.form, for: source), source: source)
    return try change.make { workspace throws(CommandFailure) in try apply(to: &workspace) }
  }

  /// Makes the assignments in the selected records; both are parsed for the file's current contents.
  private func apply(to workspace: inout Workspace) throws(CommandFailure) -> Outcome {
    let named = assignments.compactMap { argument in
      workspace.computedAssignment(argument)?.identifier
        ?? workspace.assignment(argument)?.identifier
    }
    for name in named + unset {
      workspace.openPlainItems(on: name)
      workspace.openOtherMembers(on: name)
    }
    var parsed: [Assignment] = []
    for text in assignments { parsed.append(try Assignment(text, isJSON: json, in: workspace)) }
    for name in unset { parsed.append(try Assignment(removing: name, in: workspace)) }
    try Assignment.checkDistinct(parsed)
    let records = try selection.records(in: workspace)
    let unknown = UnknownMembers(of: parsed.map(\.location), in: workspace)
    let (changed, warnings) = try apply(parsed, to: records, in: &workspace)
    return (records, changed, warnings + unknown.added(to: records, in: workspace))
  }

  /// Makes all assignments in all records and returns the number of changed records, and warnings; or fails without
  /// any change.
  private func apply(
    _ assignments: [Assignment], to records: RecordList, in workspace: inout Workspace
  ) throws(CommandFailure) -> (changed: Int, warnings: [String]) {
    let binder = workspace.makeBinder(for: .edits)
    let table = workspace.table
    var result = AssignedRecords(assignments, table)
    let readsPosition = assignments.contains(where: \.isComputed)
    for index in 0..<records.count {
      let id = records.id(at: index, in: table)
      try workspace.refuseBroken(id)
      result.assign(to: id, binder: binder.entering(id, of: table, readingPosition: readsPosition))
    }
    result.judge(by: workspace.binder(refusingNewMembersOf: result.table) ?? binder)
    guard result.refusals.isEmpty else {
      throw CommandFailure(.rulesBroken, lines: lines(for: result.refusals, in: table))
    }
    result.apply(to: &workspace.document)
    return (
      result.changed.count,
      warnings(result.warnings, in: table) + cutShort(result.cutShort, in: table)
        + following(result.followers)
    )
  }

  private func lines(for refusals: [AssignedRecords.Refused], in table: RecordTable) -> [String] {
    let texts = Environment.texts
    return RefusalReport.lines(refusals, about: files.data, texts) { refused in
      texts.error(refused.refusal.rule, at: files.data, message(refused, in: table))
    }
  }

  private func warnings(_ found: [AssignedRecords.Refused], in table: RecordTable) -> [String] {
    let texts = Environment.texts
    let lines = found.prefix(RefusalReport.mostLines).map { warning in
      VisibleText.of(
        texts.warning(warning.refusal.rule, at: files.data, message(warning, in: table)))
    }
    let more = found.count - lines.count
    return more > 0 ? lines + [texts.line(files.data, texts.andMore(more))] : lines
  }

  /// Messages about records with more consequences than are computed at once.
  private func cutShort(_ records: RecordSet, in table: RecordTable) -> [String] {
    let texts = Environment.texts
    return table.placements(of: records).prefix(RefusalReport.mostLines).map { placement in
      texts.warning(at: files.data, texts.resultsLeftOut(inRecord: placement.index + 1))
    }
  }

  /// Lists the rows that changed without an assignment.
  private func following(_ rows: [ConfigRow]) -> [String] {
    guard !rows.isEmpty else { return [] }
    let texts = Environment.texts
    let names = rows.map { texts.subject(record: nil, $0) }
    return [VisibleText.of(texts.line(files.data, texts.alsoChanged(names)))]
  }

  private func message(_ refused: AssignedRecords.Refused, in table: RecordTable) -> String {
    let texts = Environment.texts
    let number = (table.index(of: refused.record) ?? 0) + 1
    return texts.about(
      texts.subject(record: number, refused.refusal.row), refused.refusal.message)
  }
}

extension Workspace {
  /// The two sides of `identifier=text`; nil without `=`.
  ///
  /// An identifier, or a quoted path, may contain `=`: the longest one in the form counts. A mark that combines with
  /// the sign is the text's first character.
  func assignment(_ argument: String) -> (identifier: String, text: String)? {
    let bytes = argument.utf8
    let signs = bytes.indices.filter { bytes[$0] == UInt8(ascii: "=") }
    let known = signs.last { namedRow(String(argument[..<$0])) != nil }
    let isQuoted = signs.count > 1 && argument.utf8.contains(UInt8(ascii: "\""))
    let path =
      isQuoted && known == nil
      ? signs.first { (try? ValuePath(String(argument[..<$0]))) != nil } : nil
    guard let sign = known ?? path ?? signs.first else { return nil }
    return (String(argument[..<sign]), String(argument[bytes.index(after: sign)...]))
  }
}
