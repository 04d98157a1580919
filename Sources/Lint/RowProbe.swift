import Forms
import JSONText
import Rules
import Values

/// Asks the binder about a row as if a record held this or that, so that lint and the screen judge alike.
enum RowProbe {
  /// A binder for the row alone, in a locale that depends on nothing.
  static func binder(for row: ConfigRow) -> RecordBinder {
    RecordBinder(
      form: Form(name: "", rows: [row]),
      locale: FormLocale(numbers: "en_US_POSIX", times: "en_US_POSIX"))
  }

  /// The record that holds only `value`, at `path`.
  static func record(holding value: JSONValue, at path: ValuePath) -> JSONSlice? {
    var whole = value
    for step in path.steps.reversed() {
      switch step {
      case .member(let name): whole = .object([JSONMember(name: name, value: whole)])
      case .index(1_000...): whole = .object([JSONMember(name: step.name, value: whole)])
      case .index(let index):
        whole = .array(Array(repeating: .null, count: index) + [whole])
      }
    }
    return try? JSONSlice(parsing: whole.jsonText())
  }
}
