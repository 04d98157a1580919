import Forms
import Rules

/// Runs `show`: prints one record's form, or records of a list.
struct ShowRun {
  let workspace: Workspace
  /// The index of a single requested record, from 0.
  var index: Int?
  var format = ShowFormat.text
  var query = RecordQuery()
  var width = OutputWidth.columns
  var painter = ANSIPainter(isEnabled: ColorChoice.auto.isEnabled)

  var hasByteOrderMark = false

  func print(to output: inout StandardOutput) throws {
    try printRecords(to: &output)
    let rows = workspace.rowsGivenUp
    guard !rows.isEmpty else { return }
    try output.flush()
    let texts = Environment.texts
    for row in rows {
      let message = texts.about(
        texts.subject(record: nil, row), texts.notJudgedInAll(afterTexts: PatternBudget.texts))
      StandardError.write(
        line: VisibleText.of(texts.warning("regex", at: workspace.dataPath, message)))
    }
  }

  private func printRecords(to output: inout StandardOutput) throws {
    if let index, format != .text { try workspace.refuseBroken(workspace.table.id(at: index)) }
    if let index = formIndex {
      if format == .json {
        try JSONPrinter(workspace: workspace).print(index, to: &output)
      } else {
        var workspace = workspace
        workspace.showOtherMembers(of: workspace.table.id(at: index))
        try TextPrinter(workspace: workspace, width: width, painter: painter)
          .print(index, to: &output)
      }
      return
    }
    let records =
      index.map { RecordList(indices: $0..<$0 + 1) }
      ?? query.records(in: workspace, broken: format == .text)
    let list = ListPrinter(records: records, table: workspace.table)
    try list.print(to: &output, by: writerMaker(for: records))
  }

  /// Index of the record that is printed alone; nil for a table.
  var formIndex: Int? {
    guard [.text, .json].contains(format), query.isEmpty else { return nil }
    return index ?? (workspace.table.isList ? nil : 0)
  }

  /// A factory for writers of the format.
  private func writerMaker(for records: RecordList) -> () -> any RecordWriter {
    let workspace = workspace
    let columns = columns(among: query.columns ?? workspace.columns(in: format))
    switch format {
    case .text:
      let makeCell = cellMaker()
      let layout = ListLayout(
        columns, records: records, table: workspace.table, width: width, cell: makeCell())
      return {
        TextTableWriter(
          layout: layout, cell: makeCell(), workspace: workspace, width: width, painter: painter)
      }
    case .json:
      let isAlone = index != nil || !workspace.table.isList
      return {
        JSONListWriter(isAlone ? .alone : .array, columns: columns, workspace: workspace)
      }
    case .jsonl: return { JSONListWriter(.lines, columns: columns, workspace: workspace) }
    case .rows:
      let rows = self.columns(among: query.columns ?? workspace.form.writtenRows)
      let unique = workspace.uniqueIndex
      return { RowsWriter(rows: rows, workspace: workspace, unique: unique) }
    case .csv, .tsv:
      let (dialect, mark) = (DelimitedWriter.Dialect(format), hasByteOrderMark)
      return {
        DelimitedWriter(dialect, columns: columns, workspace: workspace, hasByteOrderMark: mark)
      }
    case .markdown:
      let cell = cellMaker()()
      let alignments = columns.map { cell.alignment(of: $0) }
      return { MarkdownWriter(columns: columns, alignments: alignments, workspace: workspace) }
    }
  }

  private func cellMaker() -> () -> ListCell {
    let unique = workspace.uniqueIndex
    return {
      ListCell(
        binder: workspace.makeBinder(), siblings: unique.map { Siblings($0) },
        cells: workspace.cells,
        theme: .init(colors: painter.isEnabled ? 256 : 0, in: workspace.locale.language),
        isColored: painter.isEnabled, widest: max(width, 1))
    }
  }
}

extension DelimitedWriter.Dialect {
  /// The dialect of a format; commas except for TSV.
  fileprivate init(_ format: ShowFormat) { self = format == .tsv ? .tsv : .csv }
}

extension Workspace {
  /// The rows that are columns in a format: the table's in text; all rows if the form shows none in tables.
  func columns(in format: ShowFormat) -> [ConfigRow] {
    let rows = format == .text ? form.tableRows : form.programRows
    return rows.isEmpty ? form.writtenRows : rows
  }
}
