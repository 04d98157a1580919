import Cells
import Forms
import JSONText
import SourceText
import Texts

/// Forms written in OpenStep notation, decoded with the kinds of cells that there are.
package enum FormFixture {
  package static let table = CellCatalog.core.table
  package static let cells = table.declarations

  /// Decodes a form written in OpenStep notation under the name `form.plist`.
  package static func decode(_ text: String, checks: [any FormCheck.Type] = FormChecks.always)
    -> DecodedForm
  {
    FormDecoder(cells: cells, checks: checks)
      .decode(SourceText(name: "form.plist", text: text))
  }

  /// The lines of its diagnostics, without the file's name.
  package static func lines(_ text: String, checks: [any FormCheck.Type] = FormChecks.always)
    -> [String]
  {
    decode(text, checks: checks).diagnostics.map { String($0.line.dropFirst("form.plist:".count)) }
  }

  /// The one row of a form that must decode.
  package static func row(_ text: String) -> ConfigRow? { decode("({ \(text) })").form?.rows.first }
}

extension Diagnostic {
  /// As it is printed in English.
  package var line: String { line(in: Language.english.texts) }
}
