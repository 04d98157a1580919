import SourceText

/// The translation of a template of a form.
package struct TranslatedTemplate: Sendable {
  /// Name of the form; nil for the file's own form.
  package let form: String?
  let formFile: String
  /// Start of the row; nil for a template of the form itself.
  let row: SourcePosition?
  package let key: String
  package let original: Template
  package let template: Template
  package let text: TranslatedText

  /// True if it is a template of the row or, for nil, of the form itself.
  package func belongs(to row: ConfigRow?) -> Bool {
    row?.position == self.row && row?.file ?? formFile == formFile
  }
}
