import Cells
import Forms
import JSONText
import Records
import Rules
import Screen

/// The contents of a record in the table's columns, measured; the columns out of sight are
/// never looked at.
final class RecordCells {
  /// Problems of all rows, including those that are no columns.
  let problems: ProblemTally
  /// Text instead of the cells, where these can't look into the record.
  let whole: String?
  /// Cells by the index of the column's row in the form.
  private var cells: [Int: CellContent] = [:]
  private let id: RecordID
  /// Measures that were last asked for, as every key asks for the same again.
  private var measured: (indices: [Int], measures: [ColumnMeasure]) = ([], [])
  private var drawn: (look: RecordLook, line: Frame)?

  init(_ id: RecordID, _ scene: TableScene) {
    self.id = id
    whole = scene.reader.wholeText(of: id, columns: scene.columns)
    problems = scene.reader.problems(
      of: id, at: scene.location(of: id), drafts: scene.context.drafts)
  }

  /// The measures of the cells of some rows. Cells that are not made yet are made in one pass
  /// over the record.
  func measures(ofRowsAt indices: [Int], _ scene: TableScene) -> [ColumnMeasure] {
    if measured.indices != indices {
      prepare(indices, scene)
      measured = (indices, indices.map { ColumnMeasure(of: cells[$0] ?? CellContent(lines: [])) })
    }
    return measured.measures
  }

  private func prepare(_ indices: [Int], _ scene: TableScene) {
    let missing = indices.filter { cells[$0] == nil }
    guard !missing.isEmpty else { return }
    let reader = scene.reader
    let bound = reader.bind(rowsAt: missing, to: id)
    let recordLocation = scene.location(of: id)
    let context = scene.context.resting(at: recordLocation)
    for (index, bound) in zip(missing, bound) {
      var content =
        whole == nil
        ? context.tableContent(of: bound, width: max(scene.area.width, ColumnMeasure.widest))
        : CellContent(lines: [])
      content = content.countingDecimals(
        of: bound, separator: reader.binder.prepared.numbers.shape(of: bound.row).decimalSeparator)
      if let unsaved = scene.unsaved, let recordLocation,
        unsaved.includes(bound, at: recordLocation)
      {
        content = content.markedUnsaved(context.theme)
      }
      cells[index] = content
    }
  }

  /// The record's line at rest; drawn where it doesn't look as it did the last time.
  func line(_ look: RecordLook, draw: (inout Frame) -> Void) -> Frame {
    if let drawn, drawn.look == look { return drawn.line }
    var line = Frame(size: Size(width: look.width, height: 1))
    draw(&line)
    drawn = (look, line)
    return line
  }

  /// The cell of a row that was measured.
  func cell(ofRowAt index: Int) -> CellContent? { cells[index] }

  /// Number of cells that were made, for tests of cost.
  var cellCount: Int { cells.count }
}

/// The properties, besides its cells, that a record's line depends on.
struct RecordLook: Equatable {
  let number: Int
  let isSelected: Bool
  let width: Int
  let numberWidth: Int
  let columns: [Column]

  struct Column: Equatable {
    /// Index of the column's row in the form.
    let rowIndex: Int
    let x: Int
    let width: Int
    let alignment: CellAlignment
    /// Columns from the decimal separators on.
    let decimals: Int
  }
}
