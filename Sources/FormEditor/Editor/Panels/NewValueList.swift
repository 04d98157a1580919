import Cells
import Records
import Screen
import Texts

/// The list of what an expression would change: who refuses it and why, then former and new values.
enum NewValueList {
  static func lines(
    _ change: ColumnChange, _ request: ExpressionRequest, in editor: Editor
  ) -> [PanelLine] {
    let (texts, theme) = (editor.texts, editor.theme)
    let unchanged =
      request.selection.count - change.changed.count - change.refused.count
      - change.unresolved.count
    let notes = [
      change.unresolved.isEmpty ? nil : texts.haveNoResult(change.unresolved.count),
      unchanged > 0 ? texts.haveItAlready(unchanged) : nil,
    ]
    return group(
      texts.refuseIt(change.refused.count), theme.problem, change.refused.count,
      change.refusals.map { refusal($0, request, in: editor) }, editor)
      + group(
        texts.wouldChange(change.changed.count), theme.heading, change.changed.count,
        changed(change, request, in: editor), editor)
      + notes.compactMap { $0.map { PanelLine(content: StyledLine($0, theme.dim)) } }
  }

  private static func group(
    _ heading: String, _ style: Style, _ count: Int, _ lines: [PanelLine], _ editor: Editor
  ) -> [PanelLine] {
    guard count > 0 else { return [] }
    let more = StyledLine(editor.texts.andMoreRecords(count - lines.count), editor.theme.dim)
    return [PanelLine(content: StyledLine(heading, style.adding(.bold)), isHeading: true)] + lines
      + (count > lines.count ? [PanelLine(content: more)] : [])
      + [PanelLine(content: StyledLine([]))]
  }

  private static func changed(
    _ change: ColumnChange, _ request: ExpressionRequest, in editor: Editor
  ) -> [PanelLine] {
    let list = editor.browser.listContext
    let version = change.edit.version
    let listed = list.table.placements(of: change.changed).prefix(ColumnChange.mostListed)
    let values = listed.map { placement in
      ShownChange(of: request.column, in: placement.id, from: list, to: version)
    }
    let width = values.reduce(0) { max($0, $1?.widthBefore ?? 0) }
    return zip(listed, values).map { placement, value in
      PanelLine(
        content: StyledLine(
          name(of: placement.id, in: editor) + (value?.spans(editor.theme, width: width) ?? [])))
    }
  }

  private static func refusal(
    _ refusal: ColumnChange.Refusal, _ request: ExpressionRequest, in editor: Editor
  ) -> PanelLine {
    let list = editor.browser.listContext
    let former = ShownChange(of: request.column, in: refusal.record, from: list, to: list.table)?
      .before
    return PanelLine(
      content: StyledLine(
        name(of: refusal.record, in: editor) + [
          StyledSpan((former ?? "") + "  ", editor.theme.value),
          StyledSpan(refusal.reason, editor.theme.problem),
        ]))
  }

  /// Number and title of a record, in the first columns of its line.
  private static func name(of id: RecordID, in editor: Editor) -> [StyledSpan] {
    let list = editor.browser.listContext
    let last = String(list.table.count).count
    let number = String((list.table.index(of: id) ?? 0) + 1)
    let blanks = String(repeating: " ", count: max(last - number.count, 0))
    let width = min(max(editor.browser.size.width / 4, 8), 28)
    let title = DisplayText.truncated(list.reader.title(of: id), to: width)
    let rest = String(repeating: " ", count: max(width - DisplayText.width(title), 0) + 2)
    return [
      StyledSpan(blanks + number + "  ", editor.theme.dim),
      StyledSpan(title + rest, editor.theme.label),
    ]
  }
}

/// The value of a column in two versions of a record, as the table shows it.
struct ShownChange {
  let before: String
  let after: String
  private let isNumber: Bool

  /// Nil for a column that the form doesn't have.
  init?(of column: String, in id: RecordID, from list: ListContext, to version: RecordTable) {
    guard let index = list.binder.plan.index(ofRow: column) else { return nil }
    let reader = list.reader
    func text(in table: RecordTable) -> String? {
      RecordReader(
        table: table, binder: reader.binder, context: reader.context
      ).bind(rowsAt: [index], to: id).first.map { bound in
        bound.display.text.isEmpty ? list.texts.nothingThere : bound.display.text
      }
    }
    guard let before = text(in: list.table), let after = text(in: version) else { return nil }
    (self.before, self.after) = (before, after)
    isNumber = [.number, .integer].contains(list.binder.plan.form.rows[index].valueType)
  }

  private static let longest = 32

  private var excerpt: (before: String, after: String) {
    let excerpt = ChangeExcerpt(before, after, longerThan: Self.longest)
    return (
      DisplayText.truncated(excerpt.before, to: Self.longest),
      DisplayText.truncated(excerpt.after, to: Self.longest)
    )
  }

  var text: String { excerpt.before + " → " + excerpt.after }

  var widthBefore: Int { DisplayText.width(excerpt.before) }

  /// The change with the arrow after so many columns, and numbers at it.
  func spans(_ theme: Theme, width: Int) -> [StyledSpan] {
    let blanks = StyledSpan(String(repeating: " ", count: max(width - widthBefore, 0)), .plain)
    let former = StyledSpan(excerpt.before, theme.value)
    return (isNumber ? [blanks, former] : [former, blanks]) + [
      StyledSpan(" → ", theme.dim), StyledSpan(excerpt.after, theme.good),
    ]
  }
}
