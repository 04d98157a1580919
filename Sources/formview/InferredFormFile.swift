import Forms
import Glibc
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
    from source: any RecordSource, upTo limit: Int
  ) throws(CommandFailure) -> String {
    let reading = DataReading(source, for: Form(name: source.name, rows: []))
    let contents = try contents(reading, upTo: limit)
    let texts = Environment.texts
    let form = InferredForm(of: contents.table, upTo: limit, texts: texts)
    guard !form.isEmpty else {
      throw CommandFailure(file: source.name, texts.nothingToInfer)
    }
    return form.text(path: source.name)
  }

  private static func contents(
    _ reading: DataReading, upTo limit: Int
  ) throws(CommandFailure) -> SourceContents {
    if limit < .max, let beginning = try reading.beginning() { return beginning }
    return try reading.read(isQuiet: limit < .max)
  }
}

extension OpenedForm {
  /// A form for data alone: the one beside them, else what the data show.
  init(for source: any RecordSource, isOnScreen: Bool = false) throws(CommandFailure) {
    let beside = Self.path(beside: source.name)
    if access(beside, R_OK) == 0 {
      try self.init(path: beside, isOnScreen: isOnScreen)
      return
    }
    let text = try InferredFormFile.text(from: source, upTo: InferredFormFile.glance)
    try self.init(inferred: SourceText(name: source.name, text: text))
  }

  /// `data/staff.json` has its form in `data/staff.form.plist`.
  private static func path(beside data: String) -> String {
    data.dropLast(FileName.withoutFolder(data).count) + FileName.stem(data) + ".form.plist"
  }
}
