import Forms
import Inference
import RecordSources
import Records
import SourceText
import Storage
import Values

/// The form of data that come without one: it is in no file.
enum InferredFormFile {
  /// Bytes of records that are looked at where somebody waits for the screen.
  static let glance = 1 << 16

  /// The text of a form for data; the more bytes of records are looked at, the surer it is.
  static func text(
    from source: any RecordSource, upTo limit: Int, recordsTable: String? = nil
  ) throws(CommandFailure) -> String {
    try form(from: source, upTo: limit).text(
      path: VisibleText.withoutBytes(source.name), recordsTable: recordsTable)
  }

  /// The same for data that were read already.
  static func text(
    of contents: SourceContents, named name: String
  ) throws(CommandFailure) -> String {
    try form(of: contents, named: name).text(path: VisibleText.withoutBytes(name))
  }

  /// What data show of their form.
  static func form(
    from source: any RecordSource, upTo limit: Int
  ) throws(CommandFailure) -> InferredForm {
    let reading = DataReading(source, for: Form(name: source.name, rows: []))
    guard limit < .max else { return try form(of: reading.read(), named: source.name) }
    if let beginning = try reading.beginning() {
      return try form(of: beginning, named: source.name, upTo: limit)
    }
    if let beginning = try reading.beginningOfRecord() {
      let form = InferredForm(
        of: beginning, upTo: limit, isBeginning: true, texts: Environment.texts)
      if !form.isEmpty { return form }
    }
    return try form(of: reading.read(isQuiet: true), named: source.name, upTo: limit)
  }

  private static func form(
    of contents: SourceContents, named name: String, upTo limit: Int = .max
  ) throws(CommandFailure) -> InferredForm {
    let texts = Environment.texts
    let form = InferredForm(of: contents.table, upTo: limit, texts: texts)
    guard !form.isEmpty else {
      throw CommandFailure(file: name, texts.nothingToInfer)
    }
    return form
  }
}

extension OpenedForm {
  /// The form at a path; `auto`: that of the data.
  init(
    choice: String, for source: any RecordSource, upTo limit: Int = .max, warns: Bool = true
  ) throws(CommandFailure) {
    if choice == FormOption.auto {
      try self.init(for: source, upTo: limit)
    } else {
      try self.init(path: choice, warns: warns)
    }
  }

  /// The form of data: the one that belongs to them by its name or by `formview.plist`, else what the data show.
  init(for source: any RecordSource, upTo limit: Int) throws(CommandFailure) {
    if let path = try FormFinder.path(for: source.name) {
      try self.init(path: path)
      return
    }
    guard source.name != "-" else {
      throw CommandFailure(.usage, Environment.texts.autoNeedsFile)
    }
    let form = try InferredFormFile.form(from: source, upTo: limit)
    try self.init(
      inferred: SourceText(
        name: source.name, text: form.text(path: VisibleText.withoutBytes(source.name))))
    if form.isPartial { partial = form }
  }
}
