import Cells
import FormEngine
import JSONText

extension EditorState {
  /// Sets a column in all marked records, as one step of undo; records that can't take it are counted.
  mutating func commitToMarked(_ edit: CellEdit, of row: ConfigRow) {
    var edits: [TableEdit] = []
    var refused = 0
    var reason: String?
    let chosen = chosenRecords
    for id in chosen {
      switch change(id, by: edit, row) {
      case .success(let edit):
        if let edit { edits.append(edit) }
        drafts[DraftKey(record: id, row: row.identifier)] = nil
      case .failure(let failure):
        refused += 1
        reason = reason ?? failure.message
      }
    }
    // What no record takes stays in the field, to be mended.
    if let reason, refused == chosen.count, editing != nil {
      editing?.complaint = reason
      return
    }
    editing = nil
    let records = Self.count(edits.count)
    if let first = chosen.first, !edits.isEmpty {
      perform(
        edits, at: first, row: row.identifier, summary: "the change of \(row.key) in \(records)")
      followCursor()
    }
    if let reason {
      message = .problem("\(refused.grouped) of \(chosen.count.grouped) didn't take it: \(reason)")
    } else if edits.isEmpty {
      message = .notice("All marked records have this \(row.key) already")
    } else {
      message = .notice("Set \(row.key) in \(records); u takes it back")
    }
  }

  private static func count(_ count: Int) -> String {
    count == 1 ? "1 record" : "\(count.grouped) records"
  }

  private mutating func change(_ id: RecordID, by edit: CellEdit, _ row: ConfigRow) -> Result<
    TableEdit?, ValidationFailure
  > {
    let before = table[id]
    guard !isBroken(id) else {
      return .failure(
        ValidationFailure(rule: .type, severity: .error, message: "the line is no JSON"))
    }
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
