import Cells
import Forms
import JSONText
import Records
import Screen
import Texts
import Values

/// The list that `d` shows: each changed record, field by field and as a diff of its lines.
enum ChangeList {
  static func lines(for editor: Editor) -> [PanelLine] {
    var lines: [PanelLine] = []
    var isDeleted = !editor.records.deletedRecords.isEmpty
    let unsaved = editor.document.unsavedRecords
    for id in unsaved.prefix(mostNamed) {
      let changes = changes(of: id, editor)
      isDeleted = isDeleted || changes.contains { $0.change.isDeletedItem }
      if !lines.isEmpty { lines.append(PanelLine(content: StyledLine([]))) }
      if editor.documentTable.count > 1 { lines.append(heading(id, editor)) }
      lines += fields(changes, editor)
      lines.append(PanelLine(content: StyledLine([])))
      lines += diff(id, editor)
    }
    lines += more(unsaved.count - mostNamed, editor)
    lines += deleted(editor)
    let moved = moved(editor)
    if !lines.isEmpty, !moved.isEmpty { lines.append(PanelLine(content: StyledLine([]))) }
    lines += moved
    return isDeleted ? [numbering(editor)] + lines : lines
  }

  /// Deleted records and items have no number any more but the one that they had.
  private static func numbering(_ editor: Editor) -> PanelLine {
    PanelLine(content: StyledLine(editor.texts.deletedHaveFormerNumbers, editor.theme.dim))
  }

  private static func deleted(_ editor: Editor) -> [PanelLine] {
    let deleted = editor.records.deletedRecords
    return deleted.prefix(mostNamed).map { id in
      let title = editor.documentBinder.reading(editor.savedTable[id]).title()
      let index = (editor.savedTable.index(of: id) ?? 0) + 1
      return PanelLine(
        content: StyledLine(
          "- \(editor.texts.deletedRecord(index))  \(title)", editor.theme.problem))
    } + more(deleted.count - mostNamed, editor)
  }

  /// `Record 3  Ada   moved from 5`, for the fewest records that were moved.
  private static func moved(_ editor: Editor) -> [PanelLine] {
    let moved = editor.records.movedRecords
    return moved.prefix(mostNamed).map { id in
      let (name, title) = name(of: id, editor)
      let former = editor.texts.movedFrom(String((editor.savedTable.index(of: id) ?? 0) + 1))
      return PanelLine(
        content: StyledLine([
          StyledSpan("\(name)  \(title)  ", editor.theme.value),
          StyledSpan(former, editor.theme.good),
        ]))
    } + more(moved.count - mostNamed, editor)
  }

  private static func more(_ count: Int, _ editor: Editor) -> [PanelLine] {
    guard count > 0 else { return [] }
    return [PanelLine(content: StyledLine(editor.texts.andMoreRecords(count), editor.theme.dim))]
  }

  /// Maximum number of changed records that are listed; more are only counted.
  private static let mostNamed = 200

  private static func heading(_ id: RecordID, _ editor: Editor) -> PanelLine {
    let (name, title) = name(of: id, editor)
    return PanelLine(
      content: StyledLine("\(name)  \(title)", editor.theme.heading), isHeading: true)
  }

  /// A record by its present number, and its title.
  private static func name(
    of id: RecordID, _ editor: Editor
  ) -> (number: String, title: String) {
    let index = (editor.documentTable.index(of: id) ?? 0) + 1
    return (
      editor.texts.recordHeading(String(index)), editor.document.reader.title(of: id)
    )
  }

  /// The values of a record that differ, with their names; of lists and objects what differs inside.
  private static func changes(
    of id: RecordID, _ editor: Editor
  ) -> [(name: String, change: ValueChange)] {
    let (former, present) = masked(id, editor)
    var changes: [(name: String, change: ValueChange)] = []
    var indices: [ChangedLocation: Int] = [:]
    for row in editor.documentForm.valueRows {
      guard let path = row.valuePath?.steps else { continue }
      let (before, after) = (former.lookup(path).slice, present.lookup(path).slice)
      for change in ValueChange.all(from: before, to: after) {
        let named = (name(of: change, in: row), change)
        let changed = ChangedLocation(change, in: path)
        // A row of the value itself says more than one of what it is in.
        if let index = indices[changed] {
          if change.path.count < changes[index].change.path.count { changes[index] = named }
        } else {
          indices[changed] = changes.count
          changes.append(named)
        }
      }
    }
    return changes
  }

  /// `Salary   5000.00 → 5200.00`, the values as the file writes them; `Ports[2].number   80 → 443`.
  private static func fields(
    _ changes: [(name: String, change: ValueChange)], _ editor: Editor
  ) -> [PanelLine] {
    let shown = changes.prefix(mostNamed)
    let longest = min(max(20, editor.browser.size.width / 3), 60)
    let shortest = min(20, editor.browser.size.width / 3)
    let width = max(shortest, shown.map { min(DisplayText.width($0.name), longest) }.max() ?? 0) + 2
    return shown.map { line($0.name, $0.change, width: width, editor) }
      + more(changes.count - mostNamed, editor)
  }

  private static func name(of change: ValueChange, in row: ConfigRow) -> String {
    guard let first = change.path.first else { return row.key }
    let separator = if case .member = first { "." } else { "" }
    return row.key + separator + ValuePath(steps: change.path).description
  }

  /// A change with the name of its value in the first `width` columns.
  private static func line(
    _ name: String, _ change: ValueChange, width: Int, _ editor: Editor
  ) -> PanelLine {
    let name = DisplayText.truncated(name, to: width - 2)
    let padding = String(repeating: " ", count: max(width - DisplayText.width(name), 1))
    let label = StyledSpan(name + padding, editor.theme.label)
    if let index = change.movedFrom {
      let text = editor.texts.movedFrom(ValuePath(steps: [.index(index)]).description)
      return PanelLine(content: StyledLine([label, StyledSpan(text, editor.theme.good)]))
    }
    if let name = change.renamedFrom {
      let text = editor.texts.renamedFrom(ValuePath(steps: [.member(name)]).description)
      return PanelLine(content: StyledLine([label, StyledSpan(text, editor.theme.good)]))
    }
    let excerpt = ChangeExcerpt(
      change.before?.text ?? editor.texts.nothingThere,
      change.after?.text ?? editor.texts.nothingThere, longerThan: longestValue)
    return PanelLine(
      content: StyledLine([
        label,
        StyledSpan(DisplayText.truncated(excerpt.before, to: longestValue), editor.theme.problem),
        StyledSpan(" → ", editor.theme.dim),
        StyledSpan(DisplayText.truncated(excerpt.after, to: longestValue), editor.theme.good),
      ]))
  }

  /// Maximum width of a value in the list of fields, in columns.
  private static let longestValue = 32

  /// A record as it was saved and as it is, with bullets for secrets.
  private static func masked(
    _ id: RecordID, _ editor: Editor
  ) -> (former: JSONSlice, present: JSONSlice) {
    let secrets = editor.documentForm.secrets
    let (saved, changed) = (editor.savedTable[id], editor.documentTable[id])
    return (
      secrets.masked(in: saved),
      secrets.masked(in: changed, since: saved, mark: editor.texts.changedSecret)
    )
  }

  private static func diff(_ id: RecordID, _ editor: Editor) -> [PanelLine] {
    let isNew = editor.savedTable.index(of: id) == nil
    let (former, present) = masked(id, editor)
    let before = isNew ? nil : text(of: former, as: id, in: editor.savedTable)
    let after = text(of: present, as: id, in: editor.documentTable)
    let firstLine = editor.documentTable.firstLine(of: id)
    let width = max(editor.browser.size.width - 4, 1)
    let hunks = LineDiff.hunks(from: before, to: after, firstLine: firstLine, editor.texts)
    return shortened(hunks, to: width).flatMap { line in
      DisplayText.wrapped(line.text, to: width).map {
        PanelLine(content: StyledLine(String($0), style(of: line.kind, editor.theme)))
      }
    }
  }

  /// A long line that takes another's place shows where they differ; other long lines are cut.
  private static func shortened(_ lines: [LineDiff.Line], to width: Int) -> [LineDiff.Line] {
    var lines = lines
    for index in lines.indices where DisplayText.width(lines[index].text) > width {
      let next = index + 1
      if lines[index].kind == .context {
        lines[index].text = DisplayText.truncated(lines[index].text, to: width)
      } else if lines[index].kind == .removed, lines.indices.contains(next),
        lines[next].kind == .added
      {
        let excerpt = ChangeExcerpt(
          String(lines[index].text.dropFirst()), String(lines[next].text.dropFirst()),
          longerThan: width - 1, head: 28)
        lines[index].text = "-" + excerpt.before
        lines[next].text = "+" + excerpt.after
      }
    }
    return lines
  }

  private static func style(of kind: LineDiff.Kind, _ theme: Theme) -> Style {
    switch kind {
    case .removed: theme.problem
    case .added: theme.good
    case .context: theme.dim
    case .position: theme.accent
    }
  }

  /// A record's text as its source has it.
  private static func text(of record: JSONSlice, as id: RecordID, in table: RecordTable) -> String {
    table.origin?.excerpt(of: record, as: id, of: table)?.text ?? record.text
  }
}

/// The location of a change. A deleted value had its path in the former version, and
/// another value may have that path now.
private struct ChangedLocation: Hashable {
  let path: [JSONStep]
  let isDeleted: Bool
  let isMoved: Bool

  init(_ change: ValueChange, in path: [JSONStep]) {
    self.path = path + change.path
    isDeleted = change.after == nil
    isMoved = change.movedFrom != nil || change.renamedFrom != nil
  }
}

extension RecordTable {
  /// The line of its source on which a record begins.
  fileprivate func firstLine(of id: RecordID) -> Int {
    let slice = self[id]
    return origin?.excerpt(of: slice, as: id, of: self)?.position.line
      ?? position(of: slice.range.lowerBound, in: id).line
  }
}
