import ArgumentParser

/// `formview show`: the plain print.
struct ShowCommand: FormviewSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Print a record's form, or a list as a table.",
    discussion: """
      One object, or one record of a list (--record), is printed as its form: with text as sections, \
      aligned labels, the values as the screen shows them, and their problems; with json as the \
      record's own JSON, only the members that the form names.

      A list is printed as a table. text: aligned columns, cut to the width, problems marked with ✗. \
      json, jsonl: an object for each record with the columns' values, bytes as they stand in the \
      file. csv (RFC 4180), tsv: the values themselves. markdown: what the form shows. rows: every \
      row of every record with its value, what it shows, and its problems. Lines of JSON Lines that \
      are invalid JSON are marked in text; the other formats leave them out and name them on standard \
      error.

      Secure rows are bullets in text; the other formats leave them out and say so on standard \
      error. --show-secrets prints them.

      Problems do not change the exit status; `check` is for that. `-` as DATA reads standard input.

        formview show Forms/person.plist data/person.json
        formview show --record 2 --format json Forms/staff.plist data/staff.json
        formview show --sort -salary,name --limit 10 FORM DATA
        formview show --filter 'salary > 5000 and office = Oslo' FORM DATA
        formview show --columns name,salary --format csv FORM DATA
        curl -s https://example.org/person.json | formview show Forms/person.plist -
      """)

  @OptionGroup var files: FormAndData
  @OptionGroup var selection: RecordOption
  @OptionGroup var queryOptions: QueryOptions
  @Option(help: "What to print: text, json, jsonl, rows, csv, tsv or markdown.")
  var format = ShowFormat.text
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The width in columns; else the terminal's, $COLUMNS, or 80.", valueName: "columns"))
  var width: Int?
  @Option(help: "Colours: auto (on a terminal, unless NO_COLOR is set), always or never.")
  var color = ColorChoice.auto

  @OptionGroup var secrets: SecretsOption

  func validate() throws {
    if let width, !(20...10_000).contains(width) {
      throw ValidationError("--width takes 20 to 10000 columns, not \(width)")
    }
    let others = [
      ("sort", queryOptions.sort != nil), ("filter", queryOptions.filter != nil),
      ("limit", queryOptions.limit != nil), ("offset", queryOptions.offset != nil),
    ]
    if selection.record != nil, let (other, _) = others.first(where: \.1) {
      throw ValidationError("--record picks one record; leave out --\(other)")
    }
  }

  func execute(output: inout StandardOutput) throws -> ExitStatus {
    var workspace = try Workspace(form: files.form, data: files.data)
    secrets.apply(to: &workspace)
    let run = ShowRun(
      workspace: workspace, place: try selection.place(in: workspace), format: format,
      query: try queryOptions.query(in: workspace), width: width ?? OutputWidth.columns,
      painter: ANSIPainter(isEnabled: color.isEnabled))
    try run.refuseSecretsAlone()
    if format.isJSON { output.beginJSON() }
    try run.print(to: &output)
    if let remark = run.remarkOnSecrets { StandardError.write(line: remark) }
    if format != .text, selection.record == nil { reportBroken(in: workspace) }
    return .fine
  }

  /// Lines named in full.
  private static let mostLines = 10

  /// Lines that are invalid JSON are marked in a text; other formats leave them out.
  private func reportBroken(in workspace: Workspace) {
    let broken = workspace.table.brokenRecords
    guard !broken.isEmpty else { return }
    let text = workspace.table.source
    let numbers = broken.prefix(Self.mostLines).compactMap { id in
      workspace.table.fault(of: id).map { String(text.position(at: $0.offset).line) }
    }
    let rest = broken.count - numbers.count
    let lines =
      broken.count == 1
      ? "line \(numbers.joined()) is invalid JSON and is"
      : "lines \(numbers.joined(separator: ", "))" + (rest > 0 ? " and \(rest) more" : "")
        + " are invalid JSON and are"
    StandardError.write(line: "\(files.data): \(lines) left out; formview check shows why")
  }
}
