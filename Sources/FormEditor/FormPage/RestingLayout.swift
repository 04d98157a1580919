import Rules
import Screen
import SourceText

/// A form's lines while nothing is edited.
///
/// A class that never changes once it is made, so that every key can ask for it at the price of a reference.
final class RestingLayout {
  let area: Rect
  let columns: FormColumns
  /// The lines of each column, from its top.
  private(set) var lines: [[FormLayout.Line]]
  /// Index of the first row of the second column; the number of rows where there is none.
  private(set) var firstRowOfSecond = 0
  private(set) var blocks: [FormLayout.RowBlock] = []
  /// First rows of the sections with headings, and whether these are folded, by section
  /// index.
  private(set) var headings: [Int: (firstRow: Int, isFolded: Bool)] = [:]
  /// Indices of the owners of parts, by the index of the part.
  private var owners: [Int: Int] = [:]
  private let widestLabel: Int
  private var looks: [RowLook] = []
  private(set) var freshRowCount = 0

  /// The values that a row's lines depend on, besides the row itself.
  private struct RowLook: Hashable {
    /// Identifier of the row: others may have been hidden since, so the index is not enough.
    var identifier: String
    var display: DisplayValue
    /// Kind of empty value that the row shows.
    var storedNothing: String?
    var items: [[DisplayValue]]?
    var subtitle: String
    var problem: ValidationFailure?
    var isEditable: Bool
    var draft: Draft?
    var isUnsaved: Bool
    var isFolded: Bool
  }

  /// Lays out the form; the rows that look as they did in `former`, of the same form and size, keep their
  /// lines. O(rows).
  init(_ scene: FormScene, reusing former: RestingLayout?) {
    widestLabel =
      former?.widestLabel
      ?? scene.binder.form.widestLabel(by: DisplayText.width)
    area = scene.room.area
    columns =
      former?.columns
      ?? FormColumns(scene.room, form: scene.binder.form, widestLabel: widestLabel)
    lines = columns.geometries.map { _ in [] }
    place(scene, reusing: former?.looks.count == scene.rows.count ? former : nil)
  }

  /// The column that a row is in.
  func column(ofRow index: Int) -> Int { index < firstRowOfSecond ? 0 : 1 }

  func geometry(ofRow index: Int) -> FormGeometry { columns.geometries[column(ofRow: index)] }

  /// The lines of a row, from the top of its column; nil for one that it does not have.
  func lineRange(ofRow index: Int) -> Range<Int>? {
    guard blocks.indices.contains(index) else { return nil }
    return blocks[index].first..<blocks[index].first + blocks[index].lineCount
  }

  /// The rows of a column.
  func rows(ofColumn column: Int) -> Range<Int> {
    column == 0 ? 0..<firstRowOfSecond : firstRowOfSecond..<blocks.count
  }

  private func place(_ scene: FormScene, reusing former: RestingLayout?) {
    blocks.reserveCapacity(scene.rows.count)
    looks.reserveCapacity(scene.rows.count)
    var index = 0
    firstRowOfSecond = scene.rows.count
    for (sectionIndex, section) in scene.sections.enumerated() {
      let first = index
      while index < scene.rows.count
        && scene.rows[index].section.hasSameBytes(as: section.identifier)
      {
        index += 1
      }
      guard index > first else { continue }
      let column = columns.column(ofSection: sectionIndex)
      if column > 0 { firstRowOfSecond = min(firstRowOfSecond, first) }
      if !lines[column].isEmpty && scene.room.isSpaced { lines[column].append(.blank) }
      let isFolded = scene.folded.contains(section.identifier)
      if !section.key.isEmpty {
        headings[sectionIndex] = (first, isFolded)
        lines[column].append(.heading(sectionIndex))
      }
      if isFolded {
        for row in first..<index { placeFolded(row, in: column, scene) }
        continue
      }
      for row in first..<index { placeRow(row, in: column, scene, reusing: former) }
      if section.footerText != nil { lines[column].append(.sectionFooter(sectionIndex)) }
    }
  }

  private func placeRow(
    _ index: Int, in column: Int, _ scene: FormScene, reusing former: RestingLayout?
  ) {
    let bound = scene.rows[index]
    guard bound.part == nil else {
      placePart(index, scene)
      return
    }
    let look = look(of: bound, scene, isFolded: false)
    var block: FormLayout.RowBlock
    if let former, former.looks[index] == look {
      block = former.blocks[index]
    } else {
      block = columns.geometries[column].restingBlock(of: bound, scene.context)
      freshRowCount += 1
    }
    block.first = lines[column].count
    blocks.append(block)
    looks.append(look)
    for line in 0..<block.lineCount { lines[column].append(.row(index, line: line)) }
  }

  /// A part has no lines of its own: it is where its owner is, which was placed before it.
  private func placePart(_ index: Int, _ scene: FormScene) {
    let owner = owner(of: index - 1)
    owners[index] = owner
    blocks.append(FormLayout.RowBlock(first: blocks[owner].first, valueLines: 0, edge: ""))
    looks.append(look(of: scene.rows[index], scene, isFolded: false))
  }

  /// The row in whose place a row is: its own, unless it is a part.
  func owner(of index: Int) -> Int { owners[index] ?? index }

  /// The row is where its section's heading is, which was placed last.
  private func placeFolded(_ index: Int, in column: Int, _ scene: FormScene) {
    blocks.append(FormLayout.RowBlock(first: lines[column].count - 1, valueLines: 1, edge: ""))
    looks.append(look(of: scene.rows[index], scene, isFolded: true))
  }

  private func look(of bound: BoundRow, _ scene: FormScene, isFolded: Bool) -> RowLook {
    RowLook(
      identifier: bound.identifier, display: bound.display, storedNothing: bound.storedNothing,
      items: bound.items?.displays, subtitle: bound.subtitle,
      problem: scene.context.problems(of: bound).first, isEditable: bound.isEditable,
      draft: scene.context.shownDraft(of: bound),
      isUnsaved: scene.context.unsavedRows.contains(bound.identifier), isFolded: isFolded)
  }
}
