import JSONText
import Testing

@testable import FormEngine

/// A form and one record, to say what a person sees and does in few words.
struct BindingFixture {
  let binder: RecordBinder
  let record: JSONSlice

  init(_ rows: [ConfigRow], _ record: String, locale: FormLocale = .plain) throws {
    binder = RecordBinder(form: Form(name: "test", rows: rows), locale: locale)
    self.record = try JSONSlice(parsing: record)
  }

  var bound: BoundRow { binder.bind(binder.form.rows[0], to: record) }
  var problems: [ValidationFailure] { binder.problems(of: binder.form.rows[0], in: record) }

  /// What the first row shows.
  var shown: String { bound.display.text }

  /// What typing `text` into the first row writes.
  func typing(_ text: String, original: RowContent? = nil) -> Result<RowEdit, ValidationFailure> {
    let bound = bound
    return binder.conversion(of: text, in: bound, original: original ?? bound.content)
  }

  /// The words of refusal for `text`; nil when it is taken.
  func refusal(_ text: String) -> String? {
    if case .failure(let failure) = typing(text) { failure.message } else { nil }
  }

  func judging(_ text: String) -> TypingJudgement {
    binder.judge(typing: text, in: bound)
  }
}

/// A row at `path`, with what `configure` makes of it.
func row(_ path: String, _ configure: (inout ConfigRow) -> Void = { _ in }) throws -> ConfigRow {
  var row = ConfigRow(identifier: path, key: path.capitalized, valuePath: try ValuePath(path))
  configure(&row)
  return row
}

func number(_ path: String, _ configure: (inout ConfigRow) -> Void = { _ in }) throws -> ConfigRow {
  try row(path) {
    $0.cellIdentifier = "NumberCell"
    $0.valueType = .number
    configure(&$0)
  }
}

extension Result where Success == RowEdit {
  var edit: RowEdit? { try? get() }
}

extension Bound {
  static func number(_ text: String) -> Bound? { DecimalText(text).map { .number($0) } }
}
