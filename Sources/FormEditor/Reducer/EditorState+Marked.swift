import Cells
import FormEngine
import JSONText

extension EditorState {
  /// Sets a column in all marked records, as one step of undo; records that can't take it are counted.
  mutating func commitToMarked(_ edit: CellEdit, of row: ConfigRow) {
    editing = nil
    var edits: [TableEdit] = []
    var refused = 0
    var reason: String?
    for id in chosenRecords {
      switch change(id, by: edit, row) {
      case .success(let edit?): edits.append(edit)
      case .success(nil): break
      case .failure(let failure):
        refused += 1
        reason = reason ?? failure.message
      }
    }
    if let record = chosenRecords.first, !edits.isEmpty {
      perform(
        edits, at: record, row: row.identifier,
        summary: "the change of \(row.key) in \(edits.count.grouped) records")
      followCursor()
    }
    if let reason {
      message = .problem("\(refused.grouped) of the records didn't take it: \(reason)")
    } else {
      message = .notice("Set \(row.key) in \(edits.count.grouped) records; u takes it back")
    }
  }

  private mutating func change(_ id: RecordID, by edit: CellEdit, _ row: ConfigRow) -> Result<
    TableEdit?, ValidationFailure
  > {
    let before = table[id]
    let bound = binder.bind(row, to: before)
    guard let path = row.valuePath, bound.isEditable else {
      return .failure(
        ValidationFailure(
          rule: .path, severity: .error, message: bound.readOnlyReason ?? "it is read-only"))
    }
    let conversion =
      switch edit {
      case .text(let text):
        binder.conversion(of: text, in: bound, original: originalContent(of: row, in: id))
      case .value(let value): binder.conversion(of: value, in: bound)
      }
    do {
      switch try conversion.get() {
      case .unchanged: return .success(nil)
      case .set(let value): try table.set(value, at: path.steps, in: id)
      case .remove: try table.remove(at: path.steps, in: id)
      }
    } catch let failure as ValidationFailure {
      return .failure(failure)
    } catch {
      return .failure(
        ValidationFailure(rule: .path, severity: .error, message: "\(path) can't be written"))
    }
    let after = table[id]
    return .success(
      after.hasSameBytes(as: before) ? nil : .replace(id, before: before, after: after))
  }
}
