import Rules
import SourceText
import Values

/// The rows of a form as the cursor goes through them.
struct FormRows {
  let rows: [BoundRow]
  /// Identifiers of the sections that are folded into their headings.
  let folded: Set<ExactText>
  let focus: Int?

  var isSectionFocused: Bool { focus.map { isFolded($0) } ?? false }

  var focusedPart: BoundRow? {
    focus.flatMap { rows[$0].state.row.part == nil ? nil : rows[$0] }
  }

  /// The index that up and down lead to: they pass over rows that are out of use, and over the parts of rows that are not
  /// open; a folded section is one stop.
  func index(movedBy step: Int) -> Int {
    let direction = step.signum()
    let open = focusedPart?.part?.owner
    var (index, left) = (focus ?? 0, abs(step))
    var next = index + direction
    while left > 0, rows.indices.contains(next) {
      let section = rows[next].state.row.section
      let isStop =
        folded.contains(section)
        ? !rows[index].state.row.section.hasSameBytes(as: section)
        : !rows[next].state.isDisabled
          && (rows[next].state.row.part.map { $0.owner == open } ?? true)
      if isStop { (index, left) = (next, left - 1) }
      next += direction
    }
    return index
  }

  /// The index of the next row, the ends joined, for which `wanted` holds; the last that is asked is the focused one.
  func next(direction: Direction, where wanted: (BoundRow) -> Bool) -> Int? {
    var start = focus ?? 0
    if isSectionFocused {
      let section = rows[start].section
      let isInside = { (row: BoundRow) in row.section.hasSameBytes(as: section) }
      start =
        direction.isForward
        ? (rows.firstIndex(where: isInside) ?? start) - 1
        : (rows.lastIndex(where: isInside) ?? start) + 1
    }
    for distance in stride(from: 1, through: rows.count, by: 1) {
      let index = (start + (direction.isForward ? distance : rows.count - distance)) % rows.count
      if wanted(rows[index]) { return index }
    }
    return nil
  }

  /// The index of the next row that can be edited, those of folded sections left out.
  func nextEditable(direction: Direction) -> Int? {
    next(direction: direction) { $0.isEditable && !folded.contains($0.section) }
  }

  private func isFolded(_ index: Int) -> Bool { folded.contains(rows[index].state.row.section) }
}
