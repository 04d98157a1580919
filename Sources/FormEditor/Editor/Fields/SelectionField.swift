import Cells
import Screen
import Texts

/// The line above the keys in which a column of all selected records is set:
/// `Owner in 3 selected records: Ada`.
///
/// Not in a cell of the table, so that nobody takes it for an edit of the record under the cursor.
struct SelectionField {
  let label: String
  let labelPosition: Point
  let field: Rect
  private let edge: RowEdge
  /// True where the edge's text has no room after the field, and is drawn above it.
  private let isEdgeAbove: Bool

  /// Nil where no value for selected records is being typed.
  init?(_ browser: borrowing Browser) {
    guard let editing = browser.editing, let selection = editing.selection,
      let bound = browser.bound.row(named: editing.row)
    else { return nil }
    let count = selection.count
    label = browser.texts.inSelected(bound.row.key, count)
    edge = RowEdge(bound, browser.rowContext)
    let y = browser.size.height - 2
    let width = browser.size.width - 2
    let labelWidth = DisplayText.width(label) + 1
    let isLabelAbove = labelWidth + TableLayout.narrowestField > width
    let x = isLabelAbove ? 1 : 1 + labelWidth
    let room = width + 1 - x
    let edgeWidth = DisplayText.width(edge.text) + 2
    isEdgeAbove = room - edgeWidth < TableLayout.narrowestField
    labelPosition = Point(x: 1, y: isLabelAbove ? y - 1 : y)
    let kept = isEdgeAbove ? DisplayText.width(edge.mark) + 1 : edgeWidth
    field = Rect(x: x, y: y, width: max(room - kept, 1), height: 1)
  }

  func draw(_ browser: Browser, in frame: inout Frame) {
    let width = frame.size.width
    let label = DisplayText.truncated(label, to: width - 2)
    let beside = isEdgeAbove ? edge.mark : edge.text
    if labelPosition.y < field.y {
      frame.fill(Rect(x: 0, y: labelPosition.y, width: width, height: 1), style: .plain)
    }
    frame.draw(label, at: labelPosition, style: browser.theme.warning.adding(.bold))
    frame.draw(
      beside, at: Point(x: width - 1 - DisplayText.width(beside), y: field.y), style: edge.style)
    drawAbove(browser, in: &frame)
  }

  /// The words that have no room beside the field, else the message of the last key.
  private func drawAbove(_ browser: Browser, in frame: inout Frame) {
    let isWorthIt = edge.weight != .hint && !edge.words.isEmpty
    let text = isEdgeAbove && isWorthIt ? edge.text : browser.message?.text ?? ""
    guard !text.isEmpty else { return }
    let style = isEdgeAbove && isWorthIt ? edge.style : browser.theme.value
    let width = frame.size.width - 2
    let lines = DisplayText.wrapped(text, to: width, limit: 2).map(String.init)
    let top = max(labelPosition.y - lines.count, 1)
    for (index, line) in lines.enumerated() {
      frame.fill(Rect(x: 0, y: top + index, width: frame.size.width, height: 1), style: .plain)
      frame.draw(
        DisplayText.truncated(line, to: width), at: Point(x: 1, y: top + index), style: style)
    }
  }

  /// The keys of a field's editor, of which for selected records the first sets the value in all.
  static func keys(of editing: Editing) -> [KeyHint] {
    let hints = editing.editor.keys
    guard editing.selection != nil, let first = hints.first else { return hints }
    let expression = KeyHint(
      Sentence(verbatim: FieldKeys.expression.name), Sentence { $0.expressionTitle })
    return [KeyHint(first.keys, Sentence { $0.setInAll })]
      + (editing.isSecure || editing.isTouched ? [] : [expression]) + hints.dropFirst()
  }
}
