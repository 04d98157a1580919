import SourceText

/// What a template of a form is in another language.
package struct TranslatedTemplate: Sendable {
  /// The name of the form; nil for that of the file.
  package let form: String?
  let formFile: String
  /// Where the row begins; nil for a template of the form itself.
  let row: SourcePosition?
  package let key: String
  package let original: Template
  package let template: Template
  package let text: TranslatedText

  /// Whether it is a template of a row, or for nil, of the form itself.
  package func belongs(to row: ConfigRow?) -> Bool {
    row?.position == self.row && row?.file ?? formFile == formFile
  }
}
