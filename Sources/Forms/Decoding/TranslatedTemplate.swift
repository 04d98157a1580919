import SourceText

/// What a template of a form is in another language.
package struct TranslatedTemplate: Sendable {
  /// The name of the form; nil for that of the file.
  package let form: String?
  /// The file of the form.
  let formFile: String
  /// Where the row begins; nil for a template of the form itself.
  let row: SourcePosition?
  /// The key of the template.
  package let key: String
  /// As the form has it.
  package let original: Template
  /// In the other language.
  package let template: Template
  /// Where it is in the file of strings.
  package let text: TranslatedText

  /// Whether it is a template of a row, or for nil, of the form itself.
  package func belongs(to row: ConfigRow?) -> Bool {
    row?.position == self.row && row?.file ?? formFile == formFile
  }
}
