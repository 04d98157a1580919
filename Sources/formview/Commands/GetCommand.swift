import ArgumentParser
import Forms
import Values

/// `formview get`: single values.
struct GetCommand: FormviewSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "get",
    abstract: "Print the values of rows, a line each.",
    discussion: """
      Values are printed as the form shows them, control characters in visible forms; a value that \
      is missing gives an empty line, and secure rows are bullets unless --show-secrets is given. A path \
      that runs into a text, a number or the like has no value either; that is reported on standard \
      error, and the status is 1. With --raw it is the JSON as it stands in the file, also of secure \
      rows. In a list --record, --where or --filter says which records; those of the latter two \
      follow each other. `-` as DATA reads standard input. `show --format rows` tells the \
      identifiers; a row's identifier is its value path unless the form says otherwise.

        formview get Forms/person.plist data/person.json name salary
        formview get --raw --record 3 Forms/staff.plist data/staff.json phone
        formview get --where office=Oslo FORM DATA name email
      """)

  @OptionGroup var files: FormAndData
  @Argument(help: "Identifiers of rows.")
  var identifiers: [String]
  @OptionGroup var selection: RecordsOption
  @Flag(help: "Print the JSON bytes as they stand in the file.")
  var raw = false
  @OptionGroup var secrets: SecretsOption

  func execute(output: inout StandardOutput) throws -> ExitStatus {
    var workspace = try Workspace(form: files.form, data: files.data)
    secrets.apply(to: &workspace)
    let rows = try identifiers.map { try workspace.row($0) }
    let records = try selection.records(in: workspace)
    if records.count == 1 { try workspace.refuseBroken(records.id(at: 0, in: workspace.table)) }
    if raw { output.beginJSON() }
    try ListPrinter(records: records, table: workspace.table).print(to: &output) {
      ValueWriter(rows: rows, isRaw: raw, workspace: workspace)
    }
    try output.flush()
    return BlockedPaths(rows: rows, records: records, workspace: workspace).report()
  }
}

extension Workspace {
  /// The row of an identifier given on the command line.
  func row(_ identifier: String) throws(CommandFailure) -> ConfigRow {
    if let row = form.row(identifier) { return row }
    let names = form.rows.map(\.identifier)
    let advice =
      NearestName.of(identifier, among: names).map { "did you mean \"\($0)\"?" }
      ?? "the form has " + names.prefix(12).joined(separator: ", ")
      + (names.count > 12 ? ", …" : "")
    throw CommandFailure(.usage, "\(formPath): no row \"\(identifier)\"; \(advice)")
  }
}
