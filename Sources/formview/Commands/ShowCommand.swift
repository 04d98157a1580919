import ArgumentParser

/// `formview show`: the plain print.
struct ShowCommand: FormviewSubcommand, DataCommand {
  static let configuration = CommandConfiguration.command(
    "show",
    abstract: Environment.texts.abstractShow,
    discussion: Environment.texts.discussionShow)

  @OptionGroup var files: FormAndData
  var dataFiles: [String] { [files.data] }
  @OptionGroup var selection: RecordOption
  @OptionGroup var queryOptions: QueryOptions
  @Option(help: ArgumentHelp(Environment.texts.helpShowFormat))
  var format = ShowFormat.text
  @Flag(help: ArgumentHelp(Environment.texts.helpByteOrderMark))
  var bom = false
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      Environment.texts.helpWidth, valueName: "columns"))
  var width: Int?
  @Option(help: ArgumentHelp(Environment.texts.helpColor))
  var color = ColorChoice.auto

  @OptionGroup var secrets: SecretsOption

  func validate() throws {
    if let width, !(20...10_000).contains(width) {
      throw ValidationError(Environment.texts.widthOutOfRange(width))
    }
    if bom, ![.csv, .tsv].contains(format) {
      throw ValidationError(Environment.texts.onlyDelimitedTextHasMark)
    }
    let others = [
      ("sort", queryOptions.sort != nil), ("filter", queryOptions.filter != nil),
      ("limit", queryOptions.limit != nil), ("offset", queryOptions.offset != nil),
    ]
    if selection.record != nil, let (other, _) = others.first(where: \.1) {
      throw ValidationError(Environment.texts.recordPicksOne(leaveOut: "--\(other)"))
    }
  }

  func execute(output: inout StandardOutput) throws -> ExitStatus {
    var workspace = try Workspace(form: files.form, source: files.openSource())
    secrets.apply(to: &workspace)
    let run = ShowRun(
      workspace: workspace, index: try selection.index(in: workspace), format: format,
      query: try queryOptions.query(in: workspace), width: width ?? OutputWidth.columns,
      painter: ANSIPainter(isEnabled: color.isEnabled), hasByteOrderMark: bom)
    try run.refuseSecretsAlone()
    if format.isJSON { output.beginJSON() }
    try run.print(to: &output)
    if let remark = run.remarkOnSecrets { StandardError.write(line: remark) }
    if format != .text, selection.record == nil { reportBroken(in: workspace) }
    return .fine
  }

  private static let mostLines = 10

  /// Lines of invalid JSON are marked in a text; other formats omit them.
  private func reportBroken(in workspace: Workspace) {
    let broken = workspace.table.brokenRecords
    guard !broken.isEmpty else { return }
    let text = workspace.table.source
    let numbers = broken.prefix(Self.mostLines).compactMap { id in
      workspace.table.fault(of: id).map { String(text.position(at: $0.offset).line) }
    }
    let texts = Environment.texts
    StandardError.write(
      line: texts.line(
        files.data, texts.linesLeftOut(numbers, more: broken.count - numbers.count)))
  }
}
