import Forms
import Records

/// Reports on standard error paths of rows that meet a value which can't contain them, or that lead to an item which no
/// record has.
struct BlockedPaths {
  let rows: [RowLocation]
  let records: RecordList
  let workspace: Workspace

  private static let mostLines = 20

  /// Returns the status of violated rules if there is such a path. O(bytes of the records).
  func report() -> ExitStatus {
    let binder = workspace.makeBinder()
    let missing = rows.filter { reportMissingItem($0) }
    var count = 0
    for index in 0..<records.count {
      let id = records.id(at: index, in: workspace.table)
      guard workspace.table.fault(of: id) == nil else { continue }
      for row in rows {
        let named = row.named
        guard let reason = binder.reading(workspace.table[id]).blocked(named) else { continue }
        count += 1
        if count <= Self.mostLines { write(reason, named, id) }
      }
    }
    if count > Self.mostLines {
      StandardError.write(
        line: Environment.texts.line(
          workspace.dataPath, Environment.texts.andMoreOutOfReach(count - Self.mostLines)))
    }
    return count == 0 && missing.isEmpty ? .fine : .rulesBroken
  }

  /// Reports an item that none of the records has; some of many may lack it.
  private func reportMissingItem(_ location: RowLocation) -> Bool {
    guard !location.items.isEmpty else { return false }
    let table = workspace.table
    var first: MissingItem?
    for index in 0..<records.count {
      let id = records.id(at: index, in: table)
      guard table.fault(of: id) == nil else { continue }
      guard let missing = MissingItem(on: location, in: table[id]) else { return false }
      first = first ?? missing
    }
    guard let first else { return false }
    let texts = Environment.texts
    let message =
      records.count == 1 ? first.message(in: texts) : texts.noRecordHas([first.path])
    StandardError.write(
      line: VisibleText.of(texts.error("path", at: workspace.dataPath, message)))
    return true
  }

  private func write(_ reason: String, _ row: ConfigRow, _ id: RecordID) {
    let index = workspace.table.index(of: id) ?? 0
    let texts = Environment.texts
    let subject = texts.subject(record: workspace.table.count > 1 ? index + 1 : nil, row)
    let line = texts.error("path", at: workspace.dataPath, texts.about(subject, reason))
    StandardError.write(line: VisibleText.of(line))
  }
}
