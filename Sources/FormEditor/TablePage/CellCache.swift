import JSONText
import Records
import Rules
import SourceText

/// The cells that were last drawn: from key to key most records stay in sight.
///
/// Holds nothing that couldn't be made again; an entry counts only for the very bytes it was made from.
final class CellCache {
  private var entries: [RecordID: (slice: JSONSlice, cells: RecordCells)] = [:]
  /// Binder whose formatting the entries have: a reloaded form has another one.
  private weak var binder: RecordBinder?
  private var columnChoices: [ExactText: Bool] = [:]
  private var width = 0
  private var columnLooks: [RecordLook.Column] = []
  var drawCount = 0
  /// Maximum number of entries: more than any window has rows.
  private static let limit = 512

  /// The looks of the columns: the former array where they are the same, so that each line is compared in one step.
  func shared(_ looks: [RecordLook.Column]) -> [RecordLook.Column] {
    if looks != columnLooks { columnLooks = looks }
    return columnLooks
  }

  /// The record's cells, made again where they are not at hand.
  func cells(of id: RecordID, _ scene: TableScene) -> RecordCells {
    // A record with a draft shows more than its bytes.
    if !scene.context.drafts.isEmpty {
      let location = scene.location(of: id)
      if scene.context.drafts.keys.contains(where: { $0.object == location }) {
        return RecordCells(id, scene)
      }
    }
    let choices = scene.page.columnChoices
    let isOther =
      binder !== scene.reader.binder || columnChoices != choices || width != scene.area.width
    if isOther || entries.count > Self.limit {
      entries = [:]
      binder = scene.reader.binder
      columnChoices = choices
      width = scene.area.width
    }
    let slice = scene.records.table[id]
    if let entry = entries[id], entry.slice.buffer === slice.buffer,
      entry.slice.range == slice.range
    {
      return entry.cells
    }
    let cells = RecordCells(id, scene)
    entries[id] = (slice, cells)
    return cells
  }
}
