import Forms
import Records

/// Reports on standard error paths of rows that meet a value which can't contain them.
struct BlockedPaths {
  let rows: [ConfigRow]
  let records: RecordList
  let workspace: Workspace

  private static let mostLines = 20

  /// Returns the status of violated rules if a path is blocked. O(bytes of the records).
  func report() -> ExitStatus {
    let binder = workspace.makeBinder()
    var count = 0
    for index in 0..<records.count {
      let id = records.id(at: index, in: workspace.table)
      guard workspace.table.fault(of: id) == nil else { continue }
      for row in rows {
        guard let reason = binder.reading(workspace.table[id]).blocked(row) else { continue }
        count += 1
        if count <= Self.mostLines { write(reason, row, id) }
      }
    }
    if count > Self.mostLines {
      StandardError.write(
        line: Environment.texts.line(
          workspace.dataPath, Environment.texts.andMoreOutOfReach(count - Self.mostLines)))
    }
    return count == 0 ? .fine : .rulesBroken
  }

  private func write(_ reason: String, _ row: ConfigRow, _ id: RecordID) {
    let index = workspace.table.index(of: id) ?? 0
    let texts = Environment.texts
    let subject = texts.subject(record: workspace.table.count > 1 ? index + 1 : nil, row)
    let line = texts.error("path", at: workspace.dataPath, texts.about(subject, reason))
    StandardError.write(line: VisibleText.of(line))
  }
}
