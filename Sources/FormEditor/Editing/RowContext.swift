import Cells
import Forms
import JSONText
import Records
import Rules
import Screen
import SourceText
import Texts
import Values

/// The context in which a row is drawn: the cells and colors, drafts, the text being typed.
struct RowContext {
  let catalog: CellCatalog
  let theme: Theme
  let object: ObjectLocation?
  let drafts: [Location: Draft]
  private(set) var editing: Editing?
  var hidesProblems = false
  /// Rows with something unsaved inside their values.
  var unsavedRows: Set<ExactText> = []
  /// The other places in the file that rows' values belong to, by row.
  var sharings: [ExactText: ValueSharing] = [:]

  var texts: Texts { theme.texts }

  /// Returns the context for an object in which nothing is being edited.
  func resting(at object: ObjectLocation?) -> RowContext {
    RowContext(
      catalog: catalog, theme: theme, object: object, drafts: drafts, editing: nil,
      hidesProblems: hidesProblems)
  }

  /// The context of the same object while nothing is edited.
  var resting: RowContext {
    var context = self
    context.editing = nil
    return context
  }

  func kind(of bound: BoundRow) -> any CellKind {
    catalog.kind(named: bound.state.row.cellIdentifier)
  }

  func draft(of bound: BoundRow) -> Draft? {
    // Where there are none, which is so for most, nothing is hashed.
    guard let object, !drafts.isEmpty else { return nil }
    return drafts[Location(object, row: bound.identifier)]
  }

  /// The draft that is to be seen where a row is at rest: its own, else that of a part.
  func shownDraft(of bound: BoundRow) -> Draft? {
    if let draft = draft(of: bound) { return draft }
    guard let object, !drafts.isEmpty else { return nil }
    return bound.row.parts.lazy.compactMap { drafts[Location(object, row: $0)] }.first
  }

  func editing(of bound: BoundRow) -> Editing? {
    editing?.row.hasSameBytes(as: bound.identifier) == true ? editing : nil
  }

  /// The note that a row's value belongs to other places of the file, too; nil where it doesn't.
  func sharing(of bound: BoundRow) -> String? {
    sharings.isEmpty ? nil : sharings[bound.identifier]?.text(in: texts)
  }

  /// The first draft inside of a row's object or list, and how its row is named from there.
  func draftBelow(_ bound: BoundRow) -> (name: String, draft: Draft)? {
    guard let object, !drafts.isEmpty, let path = bound.row.childPath?.steps, !path.isEmpty else {
      return nil
    }
    let below = object.inside(path)
    let first = drafts.keys.filter { $0.object == below || $0.isInside(below) }
      .min(by: Location.isBefore)
    guard let first, let draft = drafts[first] else { return nil }
    let inside = Array(first.path.dropFirst(below.path.count))
    let name = inside.isEmpty ? first.row : ValuePath(steps: inside).description + "." + first.row
    return (name, draft)
  }

  /// A row's problems as the screen shows them: its draft's, else its value's.
  func problems(of bound: BoundRow) -> [ValidationFailure] {
    guard !hidesProblems else { return [] }
    return shownDraft(of: bound).map { [$0.failure] } ?? bound.shownProblems
  }

  /// True where the value that a row shows, or its draft, must not leave the form.
  func isSecret(_ bound: BoundRow) -> Bool {
    bound.display.role == .secure || bound.state.disclosure.isSecret
      || draft(of: bound)?.isSecure == true
  }

  /// True where a row has a problem itself, and not only in its parts.
  func hasOwnProblem(_ bound: BoundRow) -> Bool {
    bound.row.parts.isEmpty ? !problems(of: bound).isEmpty : !bound.problems.isEmpty
  }

  /// Returns whether a row shows a text that is searched for, folded.
  func shows(_ wanted: String, in bound: BoundRow) -> Bool {
    // Its value is seen in the row that it is a part of, and in the one that it was made of.
    guard !bound.row.isDerivedPart else { return false }
    if SearchText.folded(bound.row.key).contains(wanted) { return true }
    guard !bound.state.disclosure.isSecret else { return false }
    // A placeholder is not a value: nobody looks for what isn't there.
    let shown = bound.display.role == .placeholder ? "" : bound.display.text
    return SearchText.folded(draft(of: bound)?.shownText ?? shown).contains(wanted)
  }

  private var draftStyle: Style { hidesProblems ? theme.value : theme.problem }

  /// A row's value as its cell draws it in a form, the draft in its place where there is one.
  func content(of bound: BoundRow, width: Int, lines: Int) -> CellContent {
    guard let draft = draft(of: bound) else {
      let isUnsaved = !unsavedRows.isEmpty && unsavedRows.contains(bound.identifier)
      let room = isUnsaved ? max(width - CellContent.unsavedMark.count, 1) : width
      let content = kind(of: bound).content(of: bound, width: room, lines: lines, theme: theme)
      return isUnsaved ? content.markedUnsaved(theme) : content
    }
    let text = bound.state.disclosure.shown(draft.shownText)
    let most =
      lines > Int.max - CellContent.mostHiddenLines ? lines : lines + CellContent.mostHiddenLines
    let wrapped = DisplayText.wrapped(text, to: width, limit: most)
    return CellContent(
      lines: wrapped.prefix(lines).map { StyledLine(String($0), draftStyle) },
      hiddenLines: max(wrapped.count - lines, 0))
  }

  /// A row's value as its cell draws it in a table's column, the draft instead of it where
  /// there is one.
  func tableContent(of bound: BoundRow, width: Int) -> CellContent {
    if let draft = draft(of: bound) {
      let text = bound.state.disclosure.shown("✎ " + draft.shownText)
      return CellContent(lines: [StyledLine(text, draftStyle)])
    }
    return catalog.columnContent(of: bound, width: width, theme: theme)
  }
}

extension CellContent {
  static let unsavedMark = "● "

  /// Returns the content with the prefix before its first line; the others stay below its
  /// beginning.
  func markedUnsaved(_ theme: Theme) -> CellContent {
    var content = self
    if content.lines.isEmpty { content.lines = [StyledLine([])] }
    content.lines[0].spans.insert(StyledSpan(Self.unsavedMark, theme.warning), at: 0)
    let blank = StyledSpan(String(repeating: " ", count: Self.unsavedMark.count), .plain)
    for line in content.lines.indices.dropFirst() {
      content.lines[line].spans.insert(blank, at: 0)
    }
    return content
  }
}
