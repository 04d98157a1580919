import Forms
import Inference
import RecordSources
import Records
import SourceText
import Storage
import Values

/// The generated form of data without one: it is in no file.
enum InferredFormFile {
  /// Maximum number of bytes of records that are examined before the screen opens.
  static let glance = 1 << 16

  /// The form for reading data before they have one.
  static func placeholder(for source: any RecordSource) -> Form {
    Form(name: source.name, rows: [])
  }

  /// All data of a source, for generating a form.
  static func contents(of source: any RecordSource) throws(CommandFailure) -> SourceContents {
    try DataReading(source, for: placeholder(for: source)).read()
  }

  /// The form derived from data, more reliable with more bytes of records.
  static func form(
    of contents: SourceContents, named name: String, upTo limit: Int = .max
  ) throws(CommandFailure) -> InferredForm {
    let texts = Environment.texts
    let form = InferredForm(of: contents.table, upTo: limit, texts: texts)
    guard !form.isEmpty else { throw CommandFailure(file: name, texts.nothingToInfer) }
    return form
  }

  static func text(
    of form: InferredForm, named name: String, recordsTable: String? = nil
  ) -> String {
    form.text(path: VisibleText.withoutBytes(name), recordsTable: recordsTable)
  }
}

extension OpenedForm {
  /// The form at a path; `auto`: the form of the data.
  init(choice: String, for source: any RecordSource) throws(CommandFailure) {
    if let opened = try NamedForm(choice, for: source).saying().form {
      self = opened
      return
    }
    try self.init(of: InferredFormFile.contents(of: source), named: source.name)
  }

  /// The form derived from a limited number of bytes of data.
  init(
    of contents: SourceContents, named name: String, upTo limit: Int = .max
  ) throws(CommandFailure) {
    let form = try InferredFormFile.form(of: contents, named: name, upTo: limit)
    let text = InferredFormFile.text(of: form, named: name)
    try self.init(inferred: SourceText(name: name, text: text))
    if form.isPartial { partial = form }
  }
}
