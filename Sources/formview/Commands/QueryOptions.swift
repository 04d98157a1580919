import ArgumentParser
import Forms
import Queries
import SourceText

/// Options for selecting, sorting and paging records.
struct QueryOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      OptionHelp.columns, valueName: "column,…"))
  var columns: String?
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      OptionHelp.sort, valueName: "[-]column,…")
  )
  var sort: String?
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(OptionHelp.filter, valueName: "text"))
  var filter: String?
  @Option(parsing: .unconditional, help: ArgumentHelp(OptionHelp.limit, valueName: "n"))
  var limit: Int?
  @Option(
    parsing: .unconditional, help: ArgumentHelp(OptionHelp.offset, valueName: "n"))
  var offset: Int?

  func validate() throws {
    for (name, value) in [("limit", limit), ("offset", offset)] {
      if let value, value < 0 {
        throw ValidationError(Environment.texts.takesNoNegative("--\(name)", value))
      }
    }
  }

  /// The query for the form; unknown names are a usage error.
  func query(in workspace: Workspace) throws(CommandFailure) -> RecordQuery {
    var query = RecordQuery()
    if let columns { query.columns = try Self.rows(columns, "--columns", in: workspace) }
    if let sort { query.sort = try Self.keys(sort, in: workspace) }
    if let filter {
      do {
        query.filter = try RecordFilter(filter, by: workspace.plan)
      } catch {
        throw CommandFailure(error, in: filter, option: "--filter")
      }
    }
    query.offset = offset ?? 0
    query.limit = limit
    return query
  }

  private static func rows(
    _ list: String, _ option: String, in workspace: Workspace
  ) throws(CommandFailure) -> [ConfigRow] {
    var rows: [ConfigRow] = []
    for (_, row) in try ColumnNames(workspace: workspace, option: option).columns(in: list) {
      if rows.contains(where: { $0.identifier.hasSameBytes(as: row.identifier) }) {
        throw CommandFailure(.usage, Environment.texts.columnTwice(option, row.identifier))
      }
      rows.append(row)
    }
    return rows
  }

  private static func keys(
    _ list: String, in workspace: Workspace
  ) throws(CommandFailure) -> [SortKey] {
    let names = ColumnNames(workspace: workspace, option: "--sort")
    // An identifier may itself begin with a hyphen.
    func descends(_ name: String) -> Bool {
      !names.isKnown(name) && name.utf8.first == UInt8(ascii: "-")
    }
    func trim(_ name: String) -> String {
      descends(name) ? String(name.unicodeScalars.dropFirst()) : name
    }
    var keys: [SortKey] = []
    var columns: Set<ExactText> = []
    for (name, row) in try names.columns(in: list, trim: trim) {
      guard !row.disclosure.isSecret else {
        throw CommandFailure(.usage, Environment.texts.sortRevealsSecret(row.identifier))
      }
      guard columns.insert(row.identifier).inserted else { continue }
      keys.append(SortKey(column: row.identifier, descending: descends(name)))
    }
    guard keys.count <= RecordSort.mostColumns else {
      throw CommandFailure(
        .usage,
        Environment.texts.about(
          "--sort", Environment.texts.tooManySortColumns(RecordSort.mostColumns)))
    }
    return keys
  }
}
