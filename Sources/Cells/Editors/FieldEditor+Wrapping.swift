import Rules
import Screen

/// A text that is wider than its field, in a row that shows more than one line.
extension FieldEditor {
  /// Maximum number of characters of a wrapped text. Each key lays out the whole text: a
  /// longer one stays on one line, which is drawn around the cursor.
  private static let longestWrapped = 50_000

  var wrapsText: Bool { state.row.height != .lines(1) && state.format.order != .number }

  /// The text's lines; nil for one line.
  private func layout(in field: Size) -> TextLayout? {
    guard field.height > 1, wrapsText,
      line.buffer.clusters.count <= Self.longestWrapped, text.columns >= field.width
    else { return nil }
    return TextLayout(shown, width: field.width)
  }

  private var shown: [Character] {
    line.isMasked ? line.buffer.clusters.map { _ in "•" } : line.buffer.clusters
  }

  /// The first visible line, so that the cursor's is visible.
  private func top(_ layout: TextLayout, in field: Size) -> Int {
    max(layout.line(of: line.cursor) - field.height + 1, 0)
  }

  /// Moves up or down by a line; false at the first or last one.
  mutating func moveLine(with key: KeyPress, in field: Size) -> Bool {
    guard key.modifiers.isEmpty, key.key == .up || key.key == .down,
      let layout = layout(in: field)
    else { return false }
    let target = layout.line(of: line.cursor) + (key.key == .up ? -1 : 1)
    guard layout.lines.indices.contains(target) else { return false }
    let shown = shown
    let column = layout.column(of: line.cursor, in: shown)
    line.move(to: layout.index(at: column, on: target, in: shown))
    return true
  }

  /// Moves the cursor to the clicked position; false for a text on one line.
  mutating func click(_ column: Int, onLine number: Int, in field: Size) -> Bool {
    guard let layout = layout(in: field) else { return false }
    let target = min(max(top(layout, in: field) + number, 0), layout.lines.count - 1)
    line.move(to: layout.index(at: column, on: target, in: shown))
    return true
  }

  /// The text on several lines; nil for one line.
  func wrappedView(in field: Size, theme: Theme, fault: Int?) -> CellEditorView? {
    guard let layout = layout(in: field) else { return nil }
    let style = line.isSelected ? theme.selection : theme.value
    return CellEditorView(
      shown, layout, cursor: line.cursor, from: top(layout, in: field), in: field, style,
      fault: fault, theme.problem)
  }
}
