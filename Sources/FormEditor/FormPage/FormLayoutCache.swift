import Rules
import Screen
import SourceText

/// The layouts that were last asked for: of the form, and of the one beside a table.
///
/// Holds nothing that couldn't be made again.
final class FormLayoutCache {
  private struct Entry {
    var layout: RestingLayout
    var room: FormRoom
    var version: FormVersion
    var drafts: [Location: Draft]
    var folded: Set<ExactText>
    var binder: RecordBinder
    /// Texts beside the values of the rows that were drawn, by row index.
    var edges: [String?] = []
    /// Lines of rows at rest, as they were drawn.
    var lines: [FormLayout.Line: Frame] = [:]

    func isOf(_ scene: FormScene) -> Bool { binder === scene.binder && room == scene.room }
  }
  private var entries: [Entry] = []
  private(set) var workCount = 0
  private(set) var drawCount = 0

  /// The layout that was last made or asked for after a change.
  var last: RestingLayout? { entries.first?.layout }

  /// The form's lines at rest; made where the rows have changed, or the window. O(rows) then, else O(1).
  func layout(of scene: FormScene) -> RestingLayout {
    let index = entries.firstIndex { $0.isOf(scene) }
    if let index, entries[index].version === scene.version,
      entries[index].drafts == scene.context.drafts, entries[index].folded == scene.folded
    {
      return entries[index].layout
    }
    let former = index.map { entries.remove(at: $0).layout }
    let layout = RestingLayout(scene, reusing: former)
    workCount += layout.freshRowCount
    entries.insert(
      Entry(
        layout: layout, room: scene.room, version: scene.version, drafts: scene.context.drafts,
        folded: scene.folded, binder: scene.binder),
      at: 0)
    entries.removeSubrange(min(entries.count, 2)...)
    return layout
  }

  /// The text beside the value of a row at rest, whose first line takes `used` columns.
  func edge(ofRow index: Int, after used: Int, in scene: FormScene) -> String {
    let layout = layout(of: scene)
    if let edge = layout.blocks[index].edge { return edge }
    let position = entries.firstIndex { $0.isOf(scene) }
    if let position, entries[position].edges.indices.contains(index),
      let edge = entries[position].edges[index]
    {
      return edge
    }
    let row = scene.rows[index]
    let edge = RowEdge(row, scene.context).beside(
      valueWidth: used, in: layout.geometry(ofRow: index).valueWidth(of: row))
    if let position {
      let count = entries[position].edges.count
      if index >= count {
        entries[position].edges += Array(repeating: nil, count: index + 1 - count)
      }
      entries[position].edges[index] = edge
    }
    return edge
  }
}

/// The lines that were drawn, which most keys leave as they are.
extension FormLayoutCache {
  /// A line of a row at rest, if it was drawn since the rows were bound.
  func drawn(_ line: FormLayout.Line, of scene: FormScene) -> Frame? {
    entry(of: scene).flatMap { entries[$0].lines[line] }
  }

  func keep(_ drawn: Frame, as line: FormLayout.Line, of scene: FormScene) {
    drawCount += 1
    if let entry = entry(of: scene) { entries[entry].lines[line] = drawn }
  }

  private func entry(of scene: FormScene) -> Int? {
    entries.firstIndex { $0.version === scene.version && $0.isOf(scene) }
  }
}

/// Stands for what the form shows: another one whenever a value or a draft has changed.
final class FormVersion: Sendable {}
