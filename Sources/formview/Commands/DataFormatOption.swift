import ArgumentParser
import RecordSources
import Records

/// What format the data are in, where the user knows better than their content.
struct DataFormatOption: ParsableArguments {
  @Option(
    name: .customLong("data-format"),
    help: ArgumentHelp(Environment.texts.helpDataFormat, valueName: "name"))
  var format: TextFormat?

  /// The source that a name means.
  func source(named name: String) -> any RecordSource {
    SourceCatalog.source(named: name, format: format)
  }
}

extension TextFormat: ExpressibleByArgument {
  package init?(argument: String) {
    guard let format = TextFormatCatalog.format(named: argument) else { return nil }
    self = format
  }

  /// The names that the option takes.
  package static var allValueStrings: [String] { TextFormatCatalog.all.map(\.name) }
}
