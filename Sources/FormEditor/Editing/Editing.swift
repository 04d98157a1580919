import Cells
import Forms
import Records
import Rules
import Screen

/// A row being edited.
struct Editing: Equatable, Sendable {
  let row: String
  /// Whether the row was secure when the field was opened.
  let isSecure: Bool
  /// The kind that made the editor: another kind after a reload can't go on with it.
  let cellIdentifier: String
  @EquatableEditor var editor: any CellEditor
  /// The text the editor opened with.
  let openedText: String
  /// Whether it opened on a draft rather than on the record's value.
  let openedOnDraft: Bool
  /// The records that get what is typed; nil: only the one that the field belongs to.
  var selection: RecordSet?
  /// What was selected before `u` brought back the text and the selection that it was typed for.
  var formerSelection: RecordSet?
  /// The numbers of the records that get the text, as a rescue keeps them.
  var selectedNumbers: RecordNumbers?
  /// The text that Esc had left and that the field opened with; nil where it opened with the value.
  var formerText: String?
  /// Whether `u` brought that text back, rather than opening the field again.
  var isBroughtByUndo = false
  /// Whether the last key was that `u`: held down, it must not type into the text.
  var undoMayBeHeld = false
  /// Whether adding the item opened it: left without a text, it takes the item back.
  var isOfAddedItem = false
  /// Whether the selected records have different values: then it opened with none of them.
  var isOfDifferentValues = false
  /// Whether a key, a click or a paste did anything in the field.
  var isTouched = false
  /// Whether its text was another one meanwhile: what it opened with has then been typed again.
  var isRetyped = false
  /// Whether what it opened on was shown as wrong, or the text has been since.
  var wasFoundWrong = false
  /// The text that Enter reported to break a rule; Enter on it once more leaves it as a draft.
  var warnedText: String?
  /// The refusal or the broken rule to show beside the field.
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

  /// Whether Enter would give the selected records what nobody has typed or chosen.
  func keepsDifferentValues(_ edit: CellEdit) -> Bool {
    guard isOfDifferentValues else { return false }
    return if case .text = edit { !isChanged && !isRetyped } else { !isTouched }
  }

  var isChanged: Bool {
    editor.text.isOther(than: openedText) || editor.pendingEdit != nil
  }

  /// Whether leaving the program would lose something of it.
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
