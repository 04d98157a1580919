import ArgumentParser
import RecordSources
import Records

/// What the user says of the data beside their name: their format, where that is not what they look like, the table of a
/// database, and what encrypted ones are opened with.
struct DataOptions: ParsableArguments {
  @Option(
    name: .customLong("data-format"),
    help: ArgumentHelp(Environment.texts.helpDataFormat, valueName: "name"))
  var format: DataFormat?
  @Option(help: ArgumentHelp(Environment.texts.helpTable, valueName: "name"))
  var table: String?
  @Option(help: ArgumentHelp(Environment.texts.helpQuery, valueName: "sql"))
  var query: String?
  // Not in a group of their own: the parser's checks of groups in groups cost each start of a debug build.
  @Option(
    name: .customLong("identity"),
    help: ArgumentHelp(Environment.texts.helpIdentity, valueName: "file"), completion: .file())
  var identities: [String] = []
  @Option(
    help: ArgumentHelp(Environment.texts.helpPassphraseFile, valueName: "file"),
    completion: .file())
  var passphraseFile: String?
  @Option(
    help: ArgumentHelp(Environment.texts.helpRecipientsFile, valueName: "file"),
    completion: .file())
  var recipientsFile: String?

  func validate() throws {
    if table != nil && query != nil { throw ValidationError(Environment.texts.tableOrQuery) }
  }

  /// What opens encrypted data with the files that were named.
  func unlocking() -> Unlocking {
    Unlocking(
      KeyFiles(identities: identities, passphrase: passphraseFile, recipients: recipientsFile))
  }

  /// The source that a name means, without what opens encrypted data: nobody is asked for a passphrase.
  func closedSource(named name: String) -> any RecordSource {
    SourceCatalog.source(
      named: name, SourceOptions(format: format, table: table, query: query))
  }

  /// The source that a name means; for several names a `shared` unlocking reads the files of keys only once. `poll`: how
  /// often a server is asked for another version; `mayBegin`: whether a file that is missing is made.
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

  /// The names that the option takes.
  package static var allValueStrings: [String] { all.map(\.name) }
}
