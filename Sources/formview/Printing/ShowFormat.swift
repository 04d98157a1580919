import ArgumentParser

enum ShowFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, jsonl, rows, csv, tsv, markdown

  var isJSON: Bool { [.json, .jsonl, .rows].contains(self) }
}

/// The condition for coloring output.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
  case auto, always, never

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
