import ArgumentParser
import Glibc
import JSONText

/// The forms in which `show` prints.
enum ShowFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, rows

  /// The printer for it.
  func printer(workspace: Workspace, options: ShowCommand.Options) -> any RecordPrinter {
    switch self {
    case .text:
      TextPrinter(
        workspace: workspace, width: options.width ?? OutputWidth.columns,
        painter: ANSIPainter(isEnabled: options.color.isEnabled))
    case .json: JSONPrinter(workspace: workspace)
    case .rows: RowsPrinter(workspace: workspace)
    }
  }
}

/// Prints records in one format.
protocol RecordPrinter {
  /// Prints the record at a place, from 0, or for nil all of them.
  func print(_ place: Int?, of table: RecordTable, to output: inout StandardOutput) throws
}

/// When output is coloured.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
  case auto, always, never

  /// Whether to colour standard output now.
  var isEnabled: Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      Environment.outputIsTerminal && Environment.value("NO_COLOR") == nil
        && Environment.value("TERM") != "dumb"
    }
  }
}
