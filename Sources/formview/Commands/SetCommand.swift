import ArgumentParser
import Records

/// `formview set`: changes values in the file.
struct SetCommand: FormviewSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "set",
    abstract: "Set values of rows, as if they were typed on the screen.",
    discussion: """
      The text goes the way that typing goes: the row's keyboard, its type and its rules. All \
      assignments are made or none; the file is rewritten at once, with every other byte as it was, \
      or not touched. An empty text clears the row: it becomes what the record had for nothing, \
      else an empty text or null by its type. --unset removes the member. A refused assignment \
      names its rule: status 1. Problems that other rows had before do not hinder it.

      Many at once change the file one after the other, under a lock (flock); what a program without \
      locks changes meanwhile is read again.

      In a list --record, --where or --filter says which records; the latter two set all that \
      match, and say on standard error how many.

      --dry-run prints the difference instead, with bullets for secrets, and writes nothing. With `-` \
      as DATA standard input goes to standard output with the change made; a refused one writes \
      nothing.

        formview set Forms/person.plist data/person.json name="Ada Lovelace" salary=5200.50
        formview set --record 3 Forms/staff.plist data/staff.json phone=
        formview set --where office=Oslo --where team=ops FORM DATA remote=on
        formview set --dry-run --filter 'salary < 3000' FORM DATA grade=B
        curl -s https://example.org/person.json | formview set Forms/person.plist - active=off
        formview set --unset phone Forms/person.plist data/person.json
        formview set --json Forms/person.plist data/person.json active=false
      """)

  @OptionGroup var files: FormAndData
  @Argument(help: ArgumentHelp("What to set.", valueName: "identifier=text"))
  var assignments: [String] = []
  @OptionGroup var selection: RecordsOption
  @Flag(help: "Take the right sides as JSON; they are not typed but judged all the same.")
  var json = false
  @Flag(help: "Print the difference that it would make, and write nothing.")
  var dryRun = false
  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Remove the row's member; may be given several times.", valueName: "identifier"))
  var unset: [String] = []

  func validate() throws {
    if assignments.isEmpty, unset.isEmpty {
      throw ValidationError("say what to set: identifier=text, or --unset identifier")
    }
  }

  func execute(output: inout StandardOutput) throws -> ExitStatus {
    let (records, changed, added) = try change(&output)
    for line in added { StandardError.write(line: line) }
    if selection.isQuery {
      let count = records.count == 1 ? "1 record matches" : "\(records.count) records match"
      let verb = dryRun ? "would change" : "changed"
      StandardError.write(line: "\(files.data): \(count), \(changed) \(verb)")
    }
    return .fine
  }

  /// The records that are meant, how many of them changed, and what is to be said of added members.
  private typealias Outcome = (records: RecordList, changed: Int, added: [String])

  private func change(_ output: inout StandardOutput) throws -> Outcome {
    guard !dryRun, files.data != "-" else {
      let preview = SetPreview(form: files.form, data: files.data, isDryRun: dryRun)
      return try preview.run(
        { workspace throws(CommandFailure) in try apply(to: &workspace) }, to: &output)
    }
    let change = DataFileChange(form: try OpenedForm(path: files.form), path: files.data)
    return try change.make { workspace throws(CommandFailure) in try apply(to: &workspace) }
  }

  /// Makes the assignments in the records that are meant; both are read by what the file has now.
  private func apply(to workspace: inout Workspace) throws(CommandFailure) -> Outcome {
    var parsed: [Assignment] = []
    for text in assignments { parsed.append(try Assignment(text, isJSON: json, in: workspace)) }
    for name in unset { parsed.append(try Assignment(removing: name, in: workspace)) }
    try Assignment.checkDistinct(parsed)
    let records = try selection.records(in: workspace)
    let unknown = UnknownMembers(of: parsed.map(\.row), in: workspace)
    let changed = try apply(parsed, to: records, in: &workspace)
    return (records, changed, unknown.added(to: records, in: workspace))
  }

  /// Refusals that are reported one by one.
  private static let mostRefusals = 20

  /// Makes all assignments in all records and returns how many of them changed; or fails without any.
  private func apply(
    _ assignments: [Assignment], to records: RecordList, in workspace: inout Workspace
  ) throws(CommandFailure) -> Int {
    let binder = workspace.makeBinder()
    binder.limitsEdits = true
    let table = workspace.table
    var result = AssignedRecords(assignments, table)
    for index in 0..<records.count {
      let id = records.id(at: index, in: table)
      try workspace.refuseBroken(id)
      result.assign(to: id, binder: binder)
    }
    guard result.refusals.isEmpty else {
      throw CommandFailure(.rulesBroken, lines: lines(for: result.refusals, in: table))
    }
    result.apply(to: &workspace.document)
    return result.changed.count
  }

  private func lines(for refusals: [AssignedRecords.Refused], in table: RecordTable) -> [String] {
    var lines = refusals.prefix(Self.mostRefusals).map { refused in
      let number = (table.place(of: refused.record) ?? 0) + 1
      return
        "\(files.data): error \(refused.refusal.rule): record \(number), \(refused.refusal.words)"
    }
    if refusals.count > lines.count {
      lines.append("\(files.data): and \(refusals.count - lines.count) more")
    }
    return lines + ["\(files.data): nothing was changed"]
  }
}
