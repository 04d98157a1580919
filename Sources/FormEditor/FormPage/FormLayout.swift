import Cells
import Forms
import Rules
import Screen
import SourceText

/// The layout of the form, in lines from its top: pure arithmetic, shared by view,
/// scrolling and mouse.
///
/// The lines at rest are kept from key to key (`FormLayoutCache`); the row being edited is
/// laid out again, and so is the one whose parts are shown.
struct FormLayout {
  private let resting: RestingLayout
  /// The row whose lines differ from those at rest: it is being edited, is open, or has a
  /// form unfolded below it.
  private var grown: (index: Int, block: RowBlock, growth: Int)?
  let open: OpenRow?
  private let edited: Int?
  private var unfolded: (row: Int, lines: Int)?

  /// The content of one line of the form.
  enum Line: Hashable {
    case blank
    case heading(Int)
    case sectionFooter(Int)
    case row(Int, line: Int)
  }

  /// The lines of one row.
  struct RowBlock: Hashable {
    var first: Int
    var valueLines: Int
    var subtitleLines: [String] = []
    /// Lines of a label that needs several; otherwise empty.
    var labelLines: [String] = []
    /// Text beside the first line of the value; nil where it is determined when the row is
    /// drawn.
    var edge: String?
    /// True where a wrapped text is being edited in all columns of the value; a symbol follows
    /// after them.
    var isFilledByText = false
    var noteLines: [String] = []

    var lineCount: Int { max(valueLines + subtitleLines.count + noteLines.count, labelLines.count) }

    /// Adds blank lines below all others.
    mutating func addLines(_ count: Int) {
      let blank = lineCount - valueLines - subtitleLines.count - noteLines.count
      noteLines += [String](repeating: "", count: blank + count)
    }
  }

  static let markWidth = 3

  init(_ scene: borrowing FormScene) {
    resting = scene.layouts.layout(of: scene)
    open = OpenRow.inSight(scene, resting)
    edited = scene.edited
    if let unfolded = scene.unfolded {
      var block = resting.blocks[unfolded.row]
      block.addLines(unfolded.lines)
      grow(unfolded.row, to: block)
      self.unfolded = unfolded
    } else if let open {
      let label = open.isBesideLabel ? resting.blocks[open.owner].labelLines : []
      grow(
        open.owner,
        to: RowBlock(first: 0, valueLines: open.lineCount, labelLines: label, edge: ""))
    } else if let edited {
      let geometry = resting.geometry(ofRow: edited)
      grow(edited, to: geometry.block(of: scene.rows[edited], isEdited: true, scene.context))
    }
  }

  private mutating func grow(_ index: Int, to block: RowBlock) {
    var block = block
    block.first = resting.blocks[index].first
    grown = (index, block, block.lineCount - resting.blocks[index].lineCount)
  }

  var area: Rect { resting.area }
  /// The columns that sections are in, from the left.
  var columns: [FormGeometry] { resting.columns.geometries }
  func column(ofRow index: Int) -> Int { resting.column(ofRow: index) }

  /// The columns of a row: those of the form, or its own for a part in sight.
  func geometry(ofRow index: Int) -> FormGeometry {
    open?.part(at: index)?.geometry ?? resting.geometry(ofRow: index)
  }

  /// The number of lines of the highest column.
  var lineCount: Int { columns.indices.map(lineCount(ofColumn:)).max() ?? 0 }

  func lineCount(ofColumn column: Int) -> Int {
    resting.lines[column].count + (growth(inColumn: column)?.growth ?? 0)
  }

  private func growth(inColumn column: Int) -> (index: Int, block: RowBlock, growth: Int)? {
    grown.flatMap { self.column(ofRow: $0.index) == column ? $0 : nil }
  }

  /// The content of a line of a column; nil beyond it. O(1).
  func line(at number: Int, inColumn column: Int) -> Line? {
    var number = number
    if let grown = growth(inColumn: column), number >= grown.block.first {
      let line = number - grown.block.first
      if line < grown.block.lineCount { return .row(grown.index, line: line) }
      number -= grown.growth
    }
    let lines = resting.lines[column]
    return lines.indices.contains(number) ? lines[number] : nil
  }

  /// True where a row has the lines that it has while nothing is edited, open or unfolded.
  func isAtRest(row index: Int) -> Bool { index != edited && index != grown?.index }

  /// The lines of a row, counted from the top of its column. O(1).
  func block(at index: Int) -> RowBlock {
    guard let grown = growth(inColumn: column(ofRow: index)), index >= grown.index else {
      return resting.blocks[index]
    }
    if index == grown.index { return grown.block }
    if let part = open?.part(at: index) {
      var block = part.block
      block.first += grown.block.first
      return block
    }
    var block = resting.blocks[index]
    block.first += grown.growth
    return block
  }
}

extension FormLayout {
  func lineRange(ofRow index: Int) -> Range<Int> {
    let block = block(at: index)
    return block.first..<(block.first + block.lineCount)
  }

  /// The line to bring in sight with a row: its section's heading if the row is the section's first.
  func topLine(forRow index: Int) -> Int {
    var line = block(at: index).first
    let column = column(ofRow: index)
    while line > 0, case .heading(let section) = self.line(at: line - 1, inColumn: column),
      resting.headings[section]?.isFolded == false
    {
      line -= 1
    }
    return index == resting.rows(ofColumn: column).lowerBound ? 0 : line
  }

  /// The row of a column at a line, or the nearest before it (`after`: from it on). O(log rows).
  func rowIndex(nearestToLine line: Int, inColumn column: Int, after: Bool = false) -> Int {
    let rows = resting.rows(ofColumn: column)
    let first = rows.firstNumber {
      after ? block(at: $0).first >= line : block(at: $0).first > line
    }
    let index = after ? min(first, rows.upperBound - 1) : first - 1
    return resting.owner(of: max(index, rows.lowerBound))
  }

  /// The row of the next column (`step` 1) or the previous one (-1) at the height of a row; nil where there is none.
  func rowIndex(besides index: Int, step: Int) -> Int? {
    let other = column(ofRow: index) + step
    guard columns.indices.contains(other), !resting.rows(ofColumn: other).isEmpty else {
      return nil
    }
    return rowIndex(nearestToLine: block(at: index).first, inColumn: other)
  }

  /// The column at a position of the screen.
  private func column(at point: Point) -> Int { columns.lastIndex { $0.area.x <= point.x } ?? 0 }

  /// The first row of the section whose heading is at a position of the screen.
  func firstRow(ofHeadingAt point: Point, scroll: Int) -> Int? {
    let line = line(at: point.y - area.y + scroll, inColumn: column(at: point))
    guard area.contains(point), case .heading(let section) = line else { return nil }
    return resting.headings[section]?.firstRow
  }

  /// The row at a position of the screen.
  func rowIndex(at point: Point, scroll: Int) -> Int? {
    guard area.contains(point) else { return nil }
    let content = line(at: point.y - area.y + scroll, inColumn: column(at: point))
    guard case .row(let index, let line) = content else { return nil }
    guard let open, open.owner == index else { return index }
    return open.part(atLine: line, column: point.x)?.index ?? index
  }

  /// The screen's rectangle of a row's value.
  func valueRect(ofRow index: Int, scroll: Int) -> Rect {
    let (block, geometry) = (block(at: index), geometry(ofRow: index))
    return Rect(
      x: geometry.valueX, y: area.y + block.first - scroll, width: geometry.valueWidth,
      height: block.valueLines)
  }

  /// The frame of the form that is unfolded below a row; nil where there is none.
  func unfoldedFrame(of page: FormPage) -> Rect? {
    guard let unfolded else { return nil }
    let end = lineRange(ofRow: unfolded.row).upperBound
    let geometry = resting.geometry(ofRow: unfolded.row)
    return Rect(
      x: geometry.labelX, y: area.y + end - unfolded.lines - page.scroll,
      width: geometry.rightX - geometry.labelX, height: unfolded.lines)
  }

  /// The area of the open editor's text: the row's value, without what is shown next to it.
  /// Nil where no editor is open.
  func editorField(scroll: Int) -> Rect? {
    guard let edited else { return nil }
    var field = valueRect(ofRow: edited, scroll: scroll)
    let block = block(at: edited)
    let said = DisplayText.width(block.edge ?? "")
    // The blank column after the values is the cursor's, after a full line.
    field.width =
      block.isFilledByText
      ? field.width + 1 : max(field.width - max(said + 2, Self.markWidth), 1)
    return field
  }
}
