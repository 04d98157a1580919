import PlistText
import SourceText

/// Turns a plist into a form, telling everything that is wrong on the way.
package struct FormDecoder: Sendable {
  package let cells: [CellDeclaration]

  package init(cells: [CellDeclaration]) { self.cells = cells }

  /// Decodes the file's text; never fails without a diagnostic.
  package func decode(_ source: SourceText) -> DecodedForm { fatalError("not built yet") }
}

/// A form, or why there is none.
package struct DecodedForm: Sendable {
  /// Nil when a diagnostic is an error.
  package var form: Form?
  /// In the order of the file.
  package var diagnostics: [Diagnostic]

  package init(form: Form?, diagnostics: [Diagnostic]) {
    self.form = form
    self.diagnostics = diagnostics
  }
}
