import Forms
import Rules
import Screen
import Texts

/// A value being edited: a pure state machine of its keys.
package protocol CellEditor: Equatable, Sendable {
  /// The current text: validated while typing, and kept as a draft.
  var text: String { get }
  /// True if `text` is typed, so that the pattern's three states apply to it.
  var isTyped: Bool { get }
  /// True if `text` is what would be stored, and not only a search for choices.
  var isTextKept: Bool { get }
  /// True if typed text only filters a list, so that pending characters can be typed as one text.
  var filtersList: Bool { get }
  /// True if `text` is wrapped like the value. Its field is one column wider than that, for the cursor after a full
  /// line.
  var wrapsText: Bool { get }
  /// The user's unsaved choice; nil for none, and if the text is stored.
  var pendingEdit: CellEdit? { get }
  /// Keys for the bottom line, in order of use: ("Enter", "keep").
  var keys: [KeyHint] { get }

  /// Handles one input. `field` is its last drawn size, needed for clicks and lines up and down.
  mutating func handle(_ input: EditorInput, in field: Size, binder: RecordBinder)
    -> EditorResponse

  /// Continues with a new state of the row, after the form was reloaded; the text stays.
  mutating func follow(_ state: RowState)

  /// The contents of a field of this size, and the cursor.
  ///
  /// Text from the cluster `fault` on is drawn as invalid: a pattern can't match any more.
  func view(in field: Size, theme: Theme, fault: Int?) -> CellEditorView
}

extension CellEditor {
  package var pendingEdit: CellEdit? { nil }
  package var isTextKept: Bool { true }
  package var filtersList: Bool { false }
  package var wrapsText: Bool { false }

  /// True if another editor is of the same kind and in the same state.
  package func isEqual(to other: any CellEditor) -> Bool { other as? Self == self }
}

/// The user's input to an open editor.
package enum EditorInput: Hashable, Sendable {
  case key(KeyPress)
  case paste(String)
  /// A text for the whole field: the result of an external editor, or a draft.
  case replaceText(String)
  /// A click on a line of the popup's `lines`, or in the field; lines and columns from 0.
  case clickPopup(line: Int, column: Int)
  case clickField(line: Int, column: Int)
}

/// An editor's answer to an input.
package enum EditorResponse: Hashable, Sendable {
  case handled
  /// The input was refused; the reason is shown next to the field.
  case refused(Sentence)
  case commit(CellEdit, then: AfterCommit)
  case cancel
  /// Request to open `$VISUAL` on the text (C-x C-e); `.replaceText` follows.
  case openExternalEditor
  /// The key is not one of the editor; the form may handle it.
  case ignored
}

/// The action after an accepted commit.
package enum AfterCommit: Hashable, Sendable {
  case stay
  /// Opens the field of the next row, or of the previous one.
  case next, previous
  /// Moves the cursor to the next row, or to the previous one.
  case below, above
  /// An action outside of rows follows, such as saving.
  case away
}

/// A key, or several, and its current effect.
package struct KeyHint: Hashable, Sendable {
  package var keys: Sentence
  /// Meaning of the key in one or two words.
  package var meaning: Sentence

  package init(_ keys: Sentence, _ meaning: Sentence) {
    self.keys = keys
    self.meaning = meaning
  }

  /// Keys by name; names are the same in every language.
  init(_ keys: [KeyPress], _ meaning: @escaping @Sendable (Texts) -> String) {
    self.init(Sentence(verbatim: keys.names), Sentence(meaning))
  }

  init(_ key: KeyPress, _ meaning: @escaping @Sendable (Texts) -> String) {
    self.init([key], meaning)
  }
}

/// The view of an open editor.
package struct CellEditorView: Hashable, Sendable {
  /// Lines drawn instead of the value.
  package var lines: [StyledLine]
  /// Position of the cursor in the field, from its top left.
  package var cursor: Point?
  package var popup: Popup?
  /// Number of lines of the text above the visible ones.
  package var linesAbove = 0
  /// Number of lines of the text below the visible ones.
  package var linesBelow = 0
  package var unit = LineUnit.lines

  package init(lines: [StyledLine], cursor: Point? = nil, popup: Popup? = nil) {
    self.lines = lines
    self.cursor = cursor
    self.popup = popup
  }

  /// A placeholder, with the cursor at its beginning.
  package init(_ placeholder: String, width: Int, theme: Theme) {
    let text = theme.marked(placeholder, as: .placeholder)
    let line = StyledLine(text, theme.placeholder).truncated(to: width)
    self.init(lines: [line], cursor: Point(x: 0, y: 0))
  }
}

/// A box that opens over the rows, such as a list or a month.
package struct Popup: Hashable, Sendable {
  /// Lines, each `width` columns wide, or wider if they can be wrapped. The form shows as
  /// many as fit, `focusedLine` among them.
  package var lines: [StyledLine]
  /// Width without the border.
  package var width: Int
  /// Index of the line that stays visible if not all fit.
  package var focusedLine: Int?
  /// Number of columns of the selection sign before each line's title; nil for lines that
  /// can't be wrapped.
  package var markWidth: Int?

  package init(
    lines: [StyledLine], width: Int, focusedLine: Int? = nil, markWidth: Int? = nil
  ) {
    self.lines = lines
    self.width = width
    self.focusedLine = focusedLine
    self.markWidth = markWidth
  }

  /// A list of titles with marks before them, whose lines are padded to the widest of them, but at most to `limit`.
  package init(
    titles: [StyledLine], narrowest: Int, limit: Int, focusedLine: Int?, markWidth: Int
  ) {
    let columns = titles.map(\.columns)
    let width = min(max(columns.max() ?? 1, narrowest), limit)
    let lines = zip(titles, columns).map { line, columns in
      guard columns < width, let style = line.spans.first?.style else { return line }
      return StyledLine(line.spans + [.blanks(width - columns, style)])
    }
    self.init(lines: lines, width: width, focusedLine: focusedLine, markWidth: markWidth)
  }
}
