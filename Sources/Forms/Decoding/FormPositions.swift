import Expressions
import SourceText

/// The source positions of the keys and expressions of a form, and of the forms that its rows
/// open.
package struct FormPositions: Sendable {
  private struct Entry {
    let form: String?
    let file: String
    /// Start of the row; nil for a key of the form itself.
    let row: SourcePosition?
    let key: String
    let expression: Expression?
    let position: SourcePosition
  }
  private var entries: [Entry] = []
  package private(set) var translations: [TranslatedTemplate] = []

  /// No positions.
  package init() {}

  /// Collects the positions of a decoded form, and its translated templates. O(keys).
  init(_ family: FormFamily, _ templates: [CheckedStrings.WrittenTemplate]) {
    for (name, draft) in family.drafts {
      add(draft.reader, of: draft, name, nil, draft.file)
      for row in draft.rows {
        add(row.reader, of: draft, name, row.row.position, row.reference.file ?? draft.file)
      }
      for (file, row, written) in draft.written {
        entries.append(
          Entry(
            form: name, file: file, row: row?.row.position, key: written.key,
            expression: written.expression, position: written.position))
      }
    }
    add(templates)
  }

  /// Finds the keys of templates.
  private mutating func add(_ templates: [CheckedStrings.WrittenTemplate]) {
    guard !templates.isEmpty else { return }
    let byPosition = Dictionary(grouping: templates) { FilePosition($0.file, $0.position) }
    for entry in entries where entry.expression == nil {
      for found in byPosition[FilePosition(entry.file, entry.position)] ?? [] {
        translations.append(
          TranslatedTemplate(
            form: entry.form, formFile: entry.file, row: entry.row, key: entry.key,
            original: found.original, template: found.template, text: found.text))
      }
    }
  }

  private struct FilePosition: Hashable {
    let file: String
    let position: SourcePosition

    init(_ file: String, _ position: SourcePosition) {
      (self.file, self.position) = (file, position)
    }
  }

  private mutating func add(
    _ reader: DictionaryReader?, of draft: DraftForm, _ form: String?, _ row: SourcePosition?,
    _ file: String
  ) {
    for entry in reader?.entries ?? [] {
      entries.append(
        Entry(
          form: form, file: file, row: row, key: entry.key, expression: nil,
          position: entry.value.position))
    }
  }

  /// The position of a key's value or of an expression in a row, or in the form itself; nil if
  /// it is unknown. An expression that a form sets for all its rows is found for each of them.
  /// O(keys).
  package func position(
    of key: String, _ expression: Expression?, row: ConfigRow?, in form: String?
  ) -> (file: String, position: SourcePosition)? {
    let ofForm = entries.filter { $0.form == form }
    let ofRow = ofForm.filter { row?.position == $0.row && row?.file ?? $0.file == $0.file }
    if let expression {
      let found = (ofRow + ofForm.filter { $0.row == nil }).first { $0.expression == expression }
      if let found { return (found.file, found.position) }
    }
    return ofRow.first { $0.key == key && $0.expression == nil }.map { ($0.file, $0.position) }
  }
}
