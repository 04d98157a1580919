import ArgumentParser

/// The forms in which `show` prints.
enum ShowFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, jsonl, rows, csv, tsv, markdown

  /// Whether what is printed is JSON.
  var isJSON: Bool { [.json, .jsonl, .rows].contains(self) }
}

/// When output is colored.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
  case auto, always, never

  /// Whether to color standard output now.
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
