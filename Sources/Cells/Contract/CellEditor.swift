import Forms
import Rules
import Screen
import Texts

/// A value being edited: a pure state machine of the keys that reach it.
package protocol CellEditor: Equatable, Sendable {
  /// The text as it is: what is judged while typing, and kept as a draft.
  var text: String { get }
  /// Whether `text` is typed, so that the pattern's three states make sense for it.
  var isTyped: Bool { get }
  /// Whether `text` is what would be kept, and not only what choices are looked for with.
  var isTextKept: Bool { get }
  /// Whether what is typed is only looked for in a list, so that characters that wait can be typed as one text.
  var filtersList: Bool { get }
  /// Whether `text` is wrapped like the value at rest. Its field is one column wider than that, in which the
  /// cursor is after a full line.
  var wrapsText: Bool { get }
  /// What the person has chosen and not kept yet; nil for nothing, and where the text is what is kept.
  var pendingEdit: CellEdit? { get }
  /// Keys worth naming in the bottom line, in order of use: ("Enter", "keep").
  var keys: [KeyHint] { get }

  /// Takes one input. `field` is the size it was last drawn in: clicks and lines up and down need it.
  mutating func handle(_ input: EditorInput, in field: Size, binder: RecordBinder)
    -> EditorResponse

  /// Goes on under what the row is now, when the form was read again while it is edited; the text stays.
  mutating func follow(_ state: RowState)

  /// What to draw in a field of this size, and where the cursor is.
  ///
  /// Text from the cluster `fault` on is drawn as wrong: where a pattern can no longer be met.
  func view(in field: Size, theme: Theme, fault: Int?) -> CellEditorView
}

extension CellEditor {
  package var pendingEdit: CellEdit? { nil }
  package var isTextKept: Bool { true }
  package var filtersList: Bool { false }
  package var wrapsText: Bool { false }

  /// Whether another editor is of the same kind and in the same state.
  package func isEqual(to other: any CellEditor) -> Bool { other as? Self == self }
}

/// What a person does to an open editor.
package enum EditorInput: Hashable, Sendable {
  case key(KeyPress)
  case paste(String)
  /// A text for the whole field: what an external editor gave back, or a draft.
  case replaceText(String)
  /// A click on a line of the popup's `lines`, or in the field; lines and columns from 0.
  case clickPopup(line: Int, column: Int)
  case clickField(line: Int, column: Int)
}

/// What an editor makes of it.
package enum EditorResponse: Hashable, Sendable {
  case handled
  /// Took nothing: the reason, shown next to the field.
  case refused(Sentence)
  case commit(CellEdit, then: AfterCommit)
  case cancel
  /// C-x C-e: open `$VISUAL` on the text, then `.replaceText`.
  case openExternalEditor
  /// Not an editor's key: the form may act on it.
  case ignored
}

/// What follows a commit that was accepted.
package enum AfterCommit: Hashable, Sendable {
  /// The cursor rests on the row.
  case stay
  /// The field of the next row opens, or of the one before.
  case next, previous
  /// The cursor rests on the next row, or on the one before.
  case below, above
  /// Something other than a row is next, such as saving.
  case away
}

/// A key, or several, and what it does now.
package struct KeyHint: Hashable, Sendable {
  package var keys: Sentence
  /// What it does, in a word or two.
  package var meaning: Sentence

  package init(_ keys: Sentence, _ meaning: Sentence) {
    self.keys = keys
    self.meaning = meaning
  }

  /// Keys by their names, which are the same in every language.
  init(_ keys: [KeyPress], _ meaning: @escaping @Sendable (any Texts) -> String) {
    self.init(Sentence(verbatim: keys.names), Sentence(meaning))
  }

  init(_ key: KeyPress, _ meaning: @escaping @Sendable (any Texts) -> String) {
    self.init([key], meaning)
  }
}

/// What an open editor shows.
package struct CellEditorView: Hashable, Sendable {
  /// In place of the value at rest.
  package var lines: [StyledLine]
  /// In the field, from its top left.
  package var cursor: Point?
  /// A list or grid that opens below (or above) the field.
  package var popup: Popup?
  /// Lines of the text that lie above and below those in sight.
  package var linesAbove = 0
  /// Lines of the text below those in sight.
  package var linesBelow = 0
  /// What these lines are.
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
  /// Each `width` columns wide, or wider where they can be wrapped. The form shows those that fit, `focusedLine` among them.
  package var lines: [StyledLine]
  /// Columns of its inside.
  package var width: Int
  /// The line that stays in sight where not all of them have room.
  package var focusedLine: Int?
  /// Columns of the mark before the title that each line is; nil for lines that can't be wrapped.
  package var markWidth: Int?

  package init(
    lines: [StyledLine], width: Int, focusedLine: Int? = nil, markWidth: Int? = nil
  ) {
    self.lines = lines
    self.width = width
    self.focusedLine = focusedLine
    self.markWidth = markWidth
  }

  /// A list of titles with marks before them, whose lines are filled up to the widest of them and no further than `limit`.
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
