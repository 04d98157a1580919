import SourceText

/// The formats of data.
package enum DataFormat: Hashable, Sendable {
  case text(TextFormat)
  case sqlite

  var text: TextFormat? { if case .text(let format) = self { format } else { nil } }

  package static var all: [DataFormat] { TextFormatCatalog.all.map { .text($0) } + [.sqlite] }

  package static var extensions: [String] {
    TextFormatCatalog.extensions + SQLiteSource.extensions
  }

  /// The value of `--data-format`.
  package var name: String {
    switch self {
    case .text(let format): format.name
    case .sqlite: "sqlite"
    }
  }

  /// The format layered above this one in a text; else this one.
  func within(_ text: SourceText) -> DataFormat {
    guard let read = self.text?.read, let document = try? read(text) else { return self }
    let layer = TextFormatCatalog.all.first {
      (try? $0.inside?(document, text.name)).flatMap(\.self) != nil
    }
    return layer.map { .text($0) } ?? self
  }
}
