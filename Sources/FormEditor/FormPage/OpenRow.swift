import Cells
import Forms
import Rules
import Screen

/// A row whose parts are shown in its place, since the cursor is on one of them: beside each other where they have room,
/// else below each other.
struct OpenRow {
  /// A part in its columns.
  struct Part {
    let index: Int
    let geometry: FormGeometry
    /// Lines of the part, counted from the owner's first line.
    var block: FormLayout.RowBlock
  }

  /// Index of the open row among the rows.
  let owner: Int
  /// Parts in the order in which they are edited.
  private(set) var parts: [Part] = []
  /// Problem of one of several parts on a line, shown below all of them.
  private(set) var note: (index: Int, lines: [String])?
  private(set) var lineCount = 1
  private(set) var isBesideLabel = true

  /// Columns between two parts on a line.
  private static let gap = 3

  /// The row that is open in a form; nil where the cursor is on no part, or its section is folded.
  static func inSight(_ scene: FormScene, _ resting: RestingLayout) -> OpenRow? {
    guard let focus = scene.cursor, scene.rows[focus].state.row.part != nil,
      !scene.folded.contains(scene.rows[focus].section),
      let owner = scene.rows[..<focus].lastIndex(where: { $0.part == nil })
    else { return nil }
    var open = OpenRow(owner: owner)
    let geometry = resting.geometry(ofRow: owner)
    let last = scene.rows[focus...].firstIndex { $0.part == nil } ?? scene.rows.endIndex
    let indices = owner + 1..<last
    if let columns = columns(of: scene.rows[indices], in: geometry) {
      open.placeOnLine(zip(indices, columns), scene, geometry)
    } else {
      open.placeBelow(indices, scene, geometry)
    }
    return open
  }

  private init(owner: Int) { self.owner = owner }

  /// The part that a row is; nil for a row that is not a part of this one.
  func part(at index: Int) -> Part? {
    guard index > owner, index - owner <= parts.count else { return nil }
    return parts[index - owner - 1]
  }

  /// The part at a column of a line, from the owner's first line.
  func part(atLine line: Int, column: Int) -> Part? {
    parts.first { part in
      part.covers(line) && part.geometry.labelX..<part.geometry.rightX ~= column
    }
  }

  // MARK: Placing

  /// The columns of parts on one line; nil where they do not fit, or one of them has several lines.
  private static func columns(
    of rows: ArraySlice<BoundRow>, in geometry: FormGeometry
  ) -> [FormGeometry]? {
    guard rows.allSatisfy({ $0.row.height == .lines(1) && !$0.state.isFullWidth }) else {
      return nil
    }
    let labels = rows.map { DisplayText.width($0.row.key) + 1 }
    let fields = rows.count * (FormGeometry.shortestField + FormLayout.markWidth)
    let room = geometry.valueWidth - gap * (rows.count - 1)
    guard fields + labels.reduce(0, +) <= room else { return nil }
    let spare = (room - fields - labels.reduce(0, +)) / max(rows.count, 1)
    var x = geometry.valueX
    return labels.map { label in
      let width = label + FormGeometry.shortestField + FormLayout.markWidth + spare
      defer { x += width + gap }
      return geometry.part(from: x, to: x + width, label: label)
    }
  }

  private mutating func placeOnLine(
    _ columns: some Sequence<(Int, FormGeometry)>, _ scene: FormScene, _ geometry: FormGeometry
  ) {
    for (index, columns) in columns {
      let bound = scene.rows[index]
      let isEdited = index == scene.edited
      var block = columns.block(of: bound, isEdited: isEdited, scene.context)
      if !block.noteLines.isEmpty {
        let edge = RowEdge(bound, editing: isEdited ? scene.context.editing : nil, scene.context)
        block.edge = edge.mark
        block.noteLines = []
        if note == nil || index == scene.focus {
          let lines = DisplayText.wrapped(
            edge.text, to: geometry.valueWidth, limit: FormGeometry.mostNoteLines)
          note = (index, lines.map(String.init))
        }
      }
      parts.append(Part(index: index, geometry: columns, block: block))
      lineCount = max(lineCount, block.lineCount)
    }
    if let note { lineCount += note.lines.count }
  }

  private mutating func placeBelow(
    _ indices: Range<Int>, _ scene: FormScene, _ geometry: FormGeometry
  ) {
    let widest = scene.rows[indices].map { DisplayText.width($0.row.key) }.max() ?? 0
    let label = min(widest, geometry.valueWidth / 2) + 2
    // Where values would be too narrow, the parts begin below the owner's label.
    let isBeside = geometry.valueWidth - label >= FormGeometry.shortestField + 8
    isBesideLabel = isBeside
    let x = isBeside ? geometry.valueX : geometry.labelX + 2
    let columns = geometry.part(from: x, to: geometry.rightX, label: label)
    var line = isBeside ? 0 : 1
    for index in indices {
      var block = columns.block(
        of: scene.rows[index], isEdited: index == scene.edited, scene.context)
      block.first = line
      line += block.lineCount
      parts.append(Part(index: index, geometry: columns, block: block))
    }
    lineCount = max(line, 1)
  }
}

extension OpenRow.Part {
  /// Returns whether the part covers a line, counted from the owner's first one.
  func covers(_ line: Int) -> Bool { block.first..<block.first + block.lineCount ~= line }
}
