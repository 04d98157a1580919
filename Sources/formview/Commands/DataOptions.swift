import ArgumentParser
import RecordSources
import Records

/// What the user says of the data beside their name: their format, where that is not what they look like, and the table
/// of a database.
struct DataOptions: ParsableArguments {
  @Option(
    name: .customLong("data-format"),
    help: ArgumentHelp(Environment.texts.helpDataFormat, valueName: "name"))
  var format: DataFormat?
  @Option(help: ArgumentHelp(Environment.texts.helpTable, valueName: "name"))
  var table: String?
  @Option(help: ArgumentHelp(Environment.texts.helpQuery, valueName: "sql"))
  var query: String?

  func validate() throws {
    if table != nil && query != nil { throw ValidationError(Environment.texts.tableOrQuery) }
  }

  /// The source that a name means.
  func source(named name: String) -> any RecordSource {
    SourceCatalog.source(
      named: name, SourceOptions(format: format, table: table, query: query))
  }
}

extension DataFormat: ExpressibleByArgument {
  package init?(argument: String) {
    guard let format = DataFormat.all.first(where: { $0.name == argument }) else { return nil }
    self = format
  }

  /// The names that the option takes.
  package static var allValueStrings: [String] { all.map(\.name) }
}
