import Cells
import Forms
import Rules
import Screen

/// The form's columns, and how many lines a row takes in them.
struct FormGeometry: Hashable {
  let area: Rect
  let labelX: Int
  let valueX: Int
  /// Right end of values and hints, limited so that label and hint stay close in very wide
  /// windows.
  let rightX: Int
  let isSpaced: Bool

  static let widestForm = 110
  /// Minimum width in columns of a text being typed, whatever is shown next to it.
  static let shortestField = 12

  /// The columns of a part of a row: `label` of them for its label.
  func part(from x: Int, to rightX: Int, label: Int) -> FormGeometry {
    FormGeometry(
      area: area, labelX: x, valueX: min(x + label, max(rightX - 1, x)), rightX: rightX,
      isSpaced: isSpaced)
  }

  private init(area: Rect, labelX: Int, valueX: Int, rightX: Int, isSpaced: Bool) {
    self.area = area
    self.labelX = labelX
    self.valueX = valueX
    self.rightX = rightX
    self.isSpaced = isSpaced
  }

  init(area: Rect, isSpaced: Bool, widestLabel: Int) {
    self.isSpaced = isSpaced
    self.area = area
    labelX = area.x + 2
    // The last column is the scroll marks' own, and a blank parts them from the hints.
    rightX = area.x + min(area.width - 2, Self.widestForm)
    valueX = labelX + min(max(widestLabel, 6), max(area.width * 2 / 5 - 4, 6)) + 2
  }

  /// A line of the screen within the area.
  func screenLine(_ y: Int) -> Rect { Rect(x: area.x, y: y, width: area.width, height: 1) }

  var valueWidth: Int { max(rightX - valueX, 1) }

  /// The column where a row's value begins: after its label, or at the left edge without one.
  func valueX(of bound: BoundRow) -> Int { bound.state.isFullWidth ? labelX : valueX }

  func valueWidth(of bound: BoundRow) -> Int { max(rightX - valueX(of: bound), 1) }

  /// The columns of a row's value at rest. A text on one line that goes on in further ones leaves room for the mark of that,
  /// however long its first line is.
  func restingWidth(of bound: BoundRow) -> Int {
    let width = valueWidth(of: bound)
    guard bound.row.height == .lines(1), bound.display.text.utf8.contains(0x0A) else {
      return width
    }
    return max(width - FormLayout.markWidth, 1)
  }

  /// The number of lines of a row's value that are shown in `height` lines of the screen.
  func valueLines(of bound: BoundRow, in height: Int) -> Int {
    min(bound.state.row.numberOfLines ?? height, height)
  }

  /// The lines of a row at rest from line 0 on, without a look at its value where they don't depend on it: a
  /// form may have a million rows, of which forty are in sight.
  func restingBlock(of bound: BoundRow, _ context: RowContext) -> FormLayout.RowBlock {
    guard case .lines(let lines) = bound.row.height, bound.shownProblems.isEmpty,
      context.shownDraft(of: bound) == nil
    else { return block(of: bound, isEdited: false, context) }
    return FormLayout.RowBlock(
      first: 0,
      valueLines: min(titleLines(of: bound, context) ?? max(lines, 1), max(area.height, 1)),
      subtitleLines: subtitleLines(of: bound), labelLines: labelLines(of: bound))
  }

  private static let mostSubtitleLines = 4

  private func subtitleLines(of bound: BoundRow) -> [String] {
    guard !bound.subtitle.isEmpty else { return [] }
    let most = Self.mostSubtitleLines
    let all = DisplayText.wrapped(bound.subtitle, to: valueWidth, limit: most + 1).map(String.init)
    guard all.count > most else { return all }
    let last = DisplayText.truncated(all[most - 1], to: valueWidth - 2, ellipsis: "") + " …"
    return all.prefix(most - 1) + [last]
  }

  var labelWidth: Int { max(valueX - labelX - 1, 1) }

  /// The lines of a label that is wider than its column; empty for others.
  func labelLines(of bound: BoundRow) -> [String] {
    // Most labels are known to fit by their bytes.
    guard !bound.state.isFullWidth, bound.row.key.utf8.count > labelWidth,
      DisplayText.width(bound.row.key, upTo: labelWidth) > labelWidth
    else { return [] }
    return DisplayText.wrapped(
      bound.row.key, to: labelWidth, cutAfter: StyledLine.mostTitleLines)
  }

  /// The number of lines that the title of a choice needs in a row of one line; nil where one
  /// line is enough.
  private func titleLines(of bound: BoundRow, _ context: RowContext) -> Int? {
    let width = restingWidth(of: bound)
    guard bound.row.height == .lines(1), bound.row.offersChoices,
      bound.display.text.utf8.count > width,
      DisplayText.width(bound.display.text, upTo: width) > width
    else { return nil }
    let most = valueLines(of: bound, in: StyledLine.mostTitleLines)
    return max(context.content(of: bound, width: width, lines: most).lines.count, 1)
  }

  /// The lines of a row from line 0 on: at rest, or while it is edited.
  func block(
    of bound: BoundRow, isEdited: Bool, _ context: RowContext
  ) -> FormLayout.RowBlock {
    let editing = isEdited ? context.editing : nil
    var block = FormLayout.RowBlock(
      first: 0, valueLines: valueLineCount(bound, editing, context),
      subtitleLines: subtitleLines(of: bound), labelLines: labelLines(of: bound))
    let edge = RowEdge(bound, editing: editing, context)
    var beside = ""
    block.isFilledByText = editing?.editor.wrapsText == true
    if !edge.text.isEmpty {
      let used = firstLineWidth(bound, block, editing, context)
      let width = valueWidth(of: bound)
      beside = edge.beside(valueWidth: used, in: width)
      if edge.fits(besideValueOf: used, in: width) { block.isFilledByText = false }
    }
    block.edge = beside
    if edge.weight == .problem && beside.isEmpty {
      block.noteLines = DisplayText.wrapped(edge.text, to: valueWidth, limit: Self.mostNoteLines)
        .map(String.init)
    }
    return block
  }

  static let mostNoteLines = 4

  private func valueLineCount(
    _ bound: BoundRow, _ editing: Editing?, _ context: RowContext
  ) -> Int {
    var count: Int
    switch bound.row.height {
    case .lines(let lines): count = titleLines(of: bound, context) ?? max(lines, 1)
    case .automatic:
      let most = valueLines(of: bound, in: bound.row.mostLines)
      let content = context.content(of: bound, width: valueWidth(of: bound), lines: most)
      count = max(content.lines.count, 1)
    }
    if let editing {
      let most = max(area.height / 2, 1)
      let view = editing.editor.view(
        in: Size(width: fieldWidth(of: editing), height: most), theme: context.theme, fault: nil)
      count = max(count, min(view.lines.count, most))
    }
    return min(count, max(area.height, 1))
  }

  /// The columns of an open editor with nothing beside it but a mark.
  ///
  /// A text that is wrapped has all columns that it has at rest, so that its lines stay as they are, and the
  /// blank one after them for the cursor.
  func fieldWidth(of editing: Editing) -> Int {
    editing.editor.wrapsText ? valueWidth + 1 : max(valueWidth - FormLayout.markWidth, 1)
  }

  private func firstLineWidth(
    _ bound: BoundRow, _ block: FormLayout.RowBlock, _ editing: Editing?, _ context: RowContext
  ) -> Int {
    if let editing {
      // Words beside a text of several lines would wrap its lines again with each state.
      if block.valueLines > 1 { return valueWidth }
      // And what is aligned would move with them.
      if bound.row.alignment.cellAlignment != nil { return valueWidth - FormLayout.markWidth }
      return max(
        DisplayText.width(editing.editor.text, upTo: valueWidth) + 1, Self.shortestField)
    }
    let content = context.content(
      of: bound, width: restingWidth(of: bound), lines: valueLines(of: bound, in: block.valueLines)
    )
    return content.lines.first.map { indent(of: $0, bound) + DisplayText.width($0.text) } ?? 0
  }

  /// Blank columns before a line of a value. At the right, room is left for a mark.
  func indent(of line: StyledLine, _ bound: BoundRow) -> Int {
    guard let alignment = bound.row.alignment.cellAlignment else { return 0 }
    let columns = DisplayText.width(line.text)
    let width = valueWidth(of: bound)
    let room = width - FormLayout.markWidth
    return alignment.indent(of: columns, in: columns > room ? width : room)
  }
}
