import Forms
import JSONText
import Rules
import Screen
import Values

@testable import Cells

/// A person at an editor: presses keys in a field of a size.
struct Typist {
  var editor: any CellEditor
  let binder: RecordBinder
  var field = Size(width: 30, height: 4)

  /// The answer to the last of the keys.
  @discardableResult
  mutating func press(_ keys: [KeyPress]) -> EditorResponse {
    keys.reduce(.ignored) { _, key in editor.handle(.key(key), in: field, binder: binder) }
  }

  @discardableResult
  mutating func press(_ script: String) -> EditorResponse { press(keys(script)) }

  @discardableResult
  mutating func give(_ input: EditorInput) -> EditorResponse {
    editor.handle(input, in: field, binder: binder)
  }

  var view: CellEditorView { editor.view(in: field, theme: Theme(), fault: nil) }
  var lines: [String] { view.lines.map(\.text) }
  var popup: [String] { view.popup?.lines.map(\.text) ?? [] }
}

extension ConfigRow {
  /// A row named after its value, as a kind's test needs it.
  static func testing(_ cell: String, _ change: (inout RowContents) -> Void = { _ in }) -> ConfigRow
  {
    let path = ValuePath(steps: [.member("value")])
    return ConfigRow(identifier: "value", key: "Value", valuePath: path).with { row in
      row.cellIdentifier = cell
      if let declaration = CellCatalog.core.declarations.first(where: { $0.name == cell }) {
        row.valueType = declaration.valueType
        row.cellTraits = declaration.traits
      }
      row.isSecure = row.cellTraits.contains(.secure)
      change(&row)
    }
  }
}

extension RecordBinder {
  static func testing(_ row: ConfigRow) -> RecordBinder {
    RecordBinder(
      form: Form(name: "test", rows: [row]),
      locale: FormLocale(numbers: "en_US", times: "en_US"))
  }
}
