import ArgumentParser
import RecordSources
import Records

/// The user's options for data: the format if it can't be detected, the table of a database, and the keys of
/// encrypted data.
struct DataOptions: ParsableArguments {
  @Option(
    name: .customLong("data-format"),
    help: ArgumentHelp(OptionHelp.dataFormat, valueName: "name"))
  var format: DataFormat?
  @Option(help: ArgumentHelp(OptionHelp.table, valueName: "name"))
  var table: String?
  @Option(help: ArgumentHelp(OptionHelp.query, valueName: "sql"))
  var query: String?
  // Not in a group of their own: the parser's checks of groups in groups cost each start of a debug build.
  @Option(
    name: .customLong("identity"),
    help: ArgumentHelp(OptionHelp.identity, valueName: "file"), completion: .file())
  var identities: [String] = []
  @Option(
    help: ArgumentHelp(OptionHelp.passphraseFile, valueName: "file"),
    completion: .file())
  var passphraseFile: String?
  @Option(
    help: ArgumentHelp(OptionHelp.recipientsFile, valueName: "file"),
    completion: .file())
  var recipientsFile: String?

  func validate() throws {
    if table != nil && query != nil { throw ValidationError(Environment.texts.tableOrQuery) }
  }

  /// Opens encrypted data with the given key files.
  func unlocking() -> Unlocking {
    Unlocking(
      KeyFiles(identities: identities, passphrase: passphraseFile, recipients: recipientsFile))
  }

  /// The source for a name without opening encrypted data: no passphrase is requested.
  func closedSource(named name: String) -> any RecordSource {
    SourceCatalog.source(
      named: name, SourceOptions(format: format, table: table, query: query))
  }

  /// The source for a name; for several names a `shared` unlocking reads the key files only once. `poll`: the
  /// interval of asking a server; `mayBegin`: a missing file is created.
  func source(
    named name: String, _ shared: Unlocking? = nil, poll: Duration? = nil, mayBegin: Bool = false
  ) throws(CommandFailure) -> any RecordSource {
    try (shared ?? unlocking()).source(
      named: name, SourceOptions(format: format, table: table, query: query, poll: poll),
      mayBegin: mayBegin)
  }
}

extension DataFormat: ExpressibleByArgument {
  package init?(argument: String) {
    guard let format = DataFormat.all.first(where: { $0.name == argument }) else { return nil }
    self = format
  }

  package static var allValueStrings: [String] { all.map(\.name) }
}
