import SourceText
import Texts

/// Collects what is wrong with one form.
package struct DiagnosticLog {
  let file: String
  /// The kinds of cells, for advice.
  let cells: CellTable
  /// The row that is being looked at.
  package var row: RowReference?
  /// The name of the form that is being looked at; nil for that of the file.
  var form: String?
  private(set) var diagnostics: [Diagnostic] = []

  init(file: String, cells: CellTable = CellTable([])) {
    self.file = file
    self.cells = cells
  }

  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Collects a diagnostic; `found` and `advice` are left out where there is nothing to say.
  package mutating func add(
    _ code: DiagnosticCode, at position: SourcePosition?,
    found: (any DiagnosticPart)? = nil, advice: (any DiagnosticPart)? = nil,
    _ message: @escaping @Sendable (any Texts) -> String
  ) {
    diagnostics.append(
      Diagnostic(
        file: file, position: position, severity: code.severity, code: code, row: row,
        message: Sentence(message), found: found?.sentence, advice: advice?.sentence))
  }

  /// In the order of the file; what is at one place stays in the order of finding.
  var sorted: [Diagnostic] {
    let start = SourcePosition(line: 0, column: 0)
    return diagnostics.enumerated()
      .sorted {
        ($0.element.position ?? start, $0.offset) < ($1.element.position ?? start, $1.offset)
      }
      .map(\.element)
  }
}

/// What a diagnostic has found, or advises: a sentence, or what is the same in every language.
package protocol DiagnosticPart {
  var sentence: Sentence { get }
}

extension String: DiagnosticPart {
  package var sentence: Sentence { Sentence(verbatim: self) }
}

extension Sentence: DiagnosticPart {
  package var sentence: Sentence { self }
}
