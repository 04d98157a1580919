import JSONText
import Patterns
import Testing

@testable import Forms
@testable import Rules
@testable import Values

/// A form and one record, to say what a person sees and does in few words.
package struct BindingFixture {
  package let binder: RecordBinder
  package let record: JSONSlice

  package init(
    _ rows: [ConfigRow], _ record: String, locale: FormLocale = .plain,
    patternBudget: PatternBudget = PatternBudget(), for use: BinderUse = .records
  ) throws {
    binder = RecordBinder(
      form: Form(name: "test", rows: rows), locale: locale, patternBudget: patternBudget, for: use)
    self.record = try JSONSlice(parsing: record)
  }

  package var bound: BoundRow { binder.reading(record).bind(binder.form.rows[0]) }
  package var problems: [ValidationFailure] {
    binder.reading(record).problems(of: binder.form.rows[0])
  }

  /// What the first row shows.
  package var shown: String { bound.display.text }

  /// What typing `text` into the first row writes.
  package func typing(_ text: String, original: RowContent? = nil) -> Result<
    RowEdit, ValidationFailure
  > {
    let bound = bound
    return binder.entry(in: bound).conversion(of: text, original: original ?? bound.content)
  }

  /// The words of refusal for `text`; nil when it is taken.
  package func refusal(_ text: String) -> String? {
    if case .failure(let failure) = typing(text) { failure.message } else { nil }
  }

  package func judging(_ text: String) -> TypingJudgement {
    binder.entry(in: bound).judge(typing: text)
  }
}

/// A row at `path`, with what `configure` makes of it.
package func row(_ path: String, _ configure: (inout RowContents) -> Void = { _ in }) throws
  -> ConfigRow
{
  ConfigRow(identifier: path, key: path.capitalized, valuePath: try ValuePath(path)).with {
    $0.cellIdentifier = "TextFieldCell"
    configure(&$0)
  }
}

extension RowContents {
  /// Choices that the row offers.
  package var choices: [Choice] {
    get { choiceTable.choices }
    set { choiceTable = newValue.isEmpty ? .empty : ChoiceTable(newValue) }
  }
}

package func number(_ path: String, _ configure: (inout RowContents) -> Void = { _ in }) throws
  -> ConfigRow
{
  try row(path) {
    $0.cellIdentifier = "NumberCell"
    $0.valueType = .number
    configure(&$0)
  }
}

extension Result where Success == RowEdit {
  package var edit: RowEdit? { try? get() }
}

extension Bound {
  package static func number(_ text: String) -> Bound? { DecimalText(text).map { .number($0) } }
}
