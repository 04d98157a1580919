import Cells
import Forms
import Records
import Rules
import Screen

/// A row being edited.
struct Editing: Equatable, Sendable {
  let row: String
  let isSecure: Bool
  /// Kind of the cell that made the editor: another kind after a reload can't continue it.
  let cellIdentifier: String
  @EquatableEditor var editor: any CellEditor
  let openedText: String
  let openedOnDraft: Bool
  /// The records that get what is typed; nil: only the one that the field belongs to.
  var selection: RecordSet?
  /// Selection before undo restored the text and the selection that it was typed for.
  var formerSelection: RecordSet?
  var selectedNumbers: RecordNumbers?
  /// The text that Esc had left and that the field opened with; nil where it opened with the value.
  var formerText: String?
  /// True where undo restored `formerText`, rather than opening the field again.
  var isBroughtByUndo = false
  /// True where the last key was that undo: held down, it must not type into the text.
  var undoMayBeHeld = false
  /// True where adding an item opened the field: left without a text, it removes the item.
  var isOfAddedItem = false
  /// True where the field is that of a new item's key, which has a made-up one until it gets its own.
  var isOfNewKey = false
  /// True where the selected records have different values: the field then opened with none
  /// of them.
  var isOfDifferentValues = false
  var isTouched = false
  /// True where the text was changed meanwhile: the text that it opened with has then been
  /// typed again.
  var isRetyped = false
  /// True where the opened text was shown as wrong, or the text has been since.
  var wasFoundWrong = false
  /// The text that Enter reported to break a rule; Enter on it once more leaves it as a draft.
  var warnedText: String?
  var complaint: String?
  var judgement: TypingJudgement

  /// The editor in its field, what can no longer become valid drawn as wrong.
  func view(in field: Rect, theme: Theme) -> CellEditorView {
    var fault: Int?
    if case .impossible(let at) = judgement.state { fault = at }
    var view = editor.view(
      in: Size(width: field.width, height: field.height), theme: theme, fault: fault)
    if isOfDifferentValues, !isTouched, editor.text.isEmpty {
      let empty = CellEditorView(theme.texts.differentValues, width: field.width, theme: theme)
      (view.lines, view.cursor) = (empty.lines, empty.cursor)
    }
    return view
  }

  /// True where Enter would give the selected records a value that the user neither typed nor
  /// chose.
  func keepsDifferentValues(_ edit: CellEdit) -> Bool {
    guard isOfDifferentValues else { return false }
    return if case .text = edit { !isChanged && !isRetyped } else { !isTouched }
  }

  var isChanged: Bool {
    editor.text.isOther(than: openedText) || editor.pendingEdit != nil
  }

  var isUnsaved: Bool {
    editor.pendingEdit != nil || editor.isTextKept && editor.text.isOther(than: openedText)
  }
}

/// An editor of any kind, so that what holds one can be compared.
@propertyWrapper
struct EquatableEditor: Equatable, Sendable {
  var wrappedValue: any CellEditor

  static func == (a: Self, b: Self) -> Bool { a.wrappedValue.isEqual(to: b.wrappedValue) }
}
