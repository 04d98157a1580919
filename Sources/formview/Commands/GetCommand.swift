import ArgumentParser
import Forms
import Values

/// `formview get`: single values.
struct GetCommand: FormviewSubcommand {
  static let configuration = CommandConfiguration.command(
    "get",
    abstract: Environment.texts.abstractGet,
    discussion: Environment.texts.discussionGet)

  @OptionGroup var files: FormAndData
  @Argument(help: ArgumentHelp(Environment.texts.helpIdentifiers))
  var identifiers: [String]
  @OptionGroup var selection: RecordsOption
  @Flag(help: ArgumentHelp(Environment.texts.helpRaw))
  var raw = false
  @OptionGroup var secrets: SecretsOption

  func execute(output: inout StandardOutput) throws -> ExitStatus {
    var workspace = try Workspace(form: files.form, source: files.openSource())
    secrets.apply(to: &workspace)
    for name in identifiers { workspace.openOtherMembers(on: name) }
    let rows = try identifiers.map { try workspace.location($0) }
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
  /// The row for an identifier, or for a path into the objects and lists of a record.
  func location(_ text: String) throws(CommandFailure) -> RowLocation {
    if namedRow(text) == nil, let path = try? ValuePath(text),
      let location = RowLocation(path, from: form)
    {
      return location
    }
    return RowLocation(try row(text))
  }

  /// The row of an identifier given on the command line.
  func row(_ identifier: String) throws(CommandFailure) -> ConfigRow {
    if let row = namedRow(identifier) { return row }
    let path = try? ValuePath(identifier)
    if let path, let ofItem = pathOfKey(meantBy: path) {
      throw CommandFailure(
        .usage, Environment.texts.keyIsOfItem(formPath, identifier, write: ofItem.description))
    }
    let names = form.rows.map(\.identifier)
    let nearest =
      NearestName.of(identifier, among: names)
      ?? path.flatMap { RowLocation.nearest(to: $0, from: form) }?.description
    // Of what has a form of its own on the way its rows are meant.
    let paths = path.map { RowLocation.paths(nextTo: $0, from: form) } ?? []
    let candidates = paths.isEmpty ? names : paths.map(\.description)
    let rows = Environment.texts.names(
      candidates.prefix(12) + (candidates.count > 12 ? ["…"] : []))
    throw CommandFailure(
      .usage, Environment.texts.noRow(formPath, identifier, nearest: nearest, rows: rows))
  }

  /// The path of an item's key where a path names the key of a whole map: `services.web.@key` for `services.@key`, of the
  /// map's first item as an example.
  private func pathOfKey(meantBy path: ValuePath) -> ValuePath? {
    guard path.steps.last == .member(ItemKey.identifier) else { return nil }
    let map = Array(path.steps.dropLast())
    let record = table.count > 0 ? table[table.id(at: 0)] : nil
    let first = record?.lookup(map).slice?.members.first { _ in true }?.name ?? "name"
    let ofItem = ValuePath(steps: map + [.member(first), .member(ItemKey.identifier)])
    return RowLocation(ofItem, from: form) == nil
      ? nil : ValuePath(steps: map + [.member(first), .key])
  }
}
