import Forms
import JSONText
import Rules
import Texts
import Values

/// Evaluates a row for a hypothetical record, so that lint and the screen agree.
enum RowProbe {
  /// A binder for the row alone, in a fixed locale.
  static func binder(for row: ConfigRow, in language: Language = .english) -> RecordBinder {
    RecordBinder(form: Form(name: "", rows: [row]), locale: .plain(in: language))
  }

  /// The message of a row's only failure in each language: the row is checked again for it.
  static func message(
    of failure: ValidationFailure, about row: ConfigRow, _ record: JSONSlice
  ) -> Sentence {
    Sentence { texts in
      let problems = binder(for: row, in: texts.language).reading(record).problems(of: row)
      return problems.first { $0.rule == failure.rule }?.message ?? failure.message
    }
  }

  /// The record that contains only `value`, at `path`.
  static func record(holding value: JSONValue, at path: ValuePath) -> JSONSlice? {
    var whole = value
    for step in path.steps.reversed() {
      switch step {
      case .member, .key, .each, .index(1_000...):
        whole = .object([JSONMember(name: step.name, value: whole)])
      case .index(let index):
        whole = .array(Array(repeating: .null, count: index) + [whole])
      }
    }
    return try? JSONSlice(parsing: whole.jsonText())
  }
}
