import ArgumentParser
import FormEngine
import JSONText

/// `formview get`: single values.
struct GetCommand: FormviewSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "get",
    abstract: "Print the values of rows, a line each.",
    discussion: """
      Values are printed as the form shows them, control characters in visible forms; a value that \
      is missing gives an empty line. With --raw it is the JSON as it stands in the file, also of \
      secure rows. `-` as DATA reads standard input. `show --format rows` tells the identifiers; a \
      row's identifier is its value path unless the form says otherwise.

        formview get Forms/person.plist data/person.json name salary
        formview get --raw --record 3 Forms/staff.plist data/staff.json phone
      """)

  @OptionGroup var files: FormAndData
  @Argument(help: "Identifiers of rows.")
  var identifiers: [String]
  @OptionGroup var selection: RecordOption
  @Flag(help: "Print the JSON bytes as they stand in the file.")
  var raw = false

  func execute(output: inout StandardOutput) throws -> ExitStatus {
    let workspace = try Workspace(form: files.form, data: files.data)
    let rows = try identifiers.map { try workspace.row($0) }
    let place = try selection.singlePlace(in: workspace)
    let record = try workspace.record(at: place)
    let binder = workspace.makeBinder()
    for row in rows {
      let bound = binder.bind(row, to: record)
      try output.write(line: raw ? Self.rawText(of: bound) : Self.shownText(of: bound))
    }
    return .fine
  }

  private static func rawText(of bound: BoundRow) -> String {
    if case .value(let slice) = bound.content { slice.text } else { "" }
  }

  private static func shownText(of bound: BoundRow) -> String {
    bound.display.role == .placeholder ? "" : VisibleText.of(bound.display.text)
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
    throw CommandFailure(.usage, "\(formPath): no row \"\(VisibleText.of(identifier))\"; \(advice)")
  }
}
