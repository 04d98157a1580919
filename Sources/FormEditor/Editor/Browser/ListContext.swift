import Forms
import JSONText
import Queries
import Records
import Rules
import SourceText
import Texts
import Values

/// The records of the nearest table, those of the file or the items of a list inside one, and which of them are in view.
struct ListContext {
  let document: OpenDocument
  let table: RecordTable
  let page: TablePage
  let binder: RecordBinder
  let columns: TableColumns
  /// The list inside a record whose items they are; nil for the records of the file.
  let list: ObjectLocation?
  let siblings: Siblings?
  let locale: FormLocale
  let texts: Texts

  var view: RecordsInView { RecordsInView(table: table, order: page.order, cursor: page.row) }

  /// The objects around the records, for work on many of them; nil for the records of the file.
  var enclosing: EnclosingObjects? { context?.enclosing }

  private var context: RecordContext? {
    list.map { document.context(of: $0.inside([.index(0)])) }
  }

  var reader: RecordReader {
    var context = context ?? RecordContext()
    context.item = nil
    return RecordReader(table: table, binder: binder, context: context, siblings: siblings)
  }

  // MARK: The view

  /// A filter of the records; nil where the form doesn't take it.
  func filter(_ text: String) -> RecordFilter? {
    var filter = try? RecordFilter(text, by: columns.plan)
    filter?.enclosing = enclosing
    return filter
  }

  /// The message with the number of records that pass a filter, and what is odd about it; `isElsewhere`: what was looked
  /// for is in no column.
  func message(about filter: RecordFilter, isElsewhere: Bool) -> Message {
    guard !page.filter.isEmpty else { return .notice(texts.allInView) }
    let count = texts.pass(view.count, of: table.count)
    let notes = filter.notes(foundNothing: view.count == 0, in: table)
    let index =
      isElsewhere ? texts.filterLooksInColumns(search: document.keys[PageCommands.search]) : nil
    guard let note = notes.first ?? index else { return .notice(count) }
    return .warning(texts.about(count, note))
  }

  /// A sentence about a step with the number of the record where it was made, if the screen can't show that, as the filter
  /// leaves the record out; or with the note that records are in view that the filter would leave out now.
  func located(_ sentence: String, of record: RecordID, _ change: TableChange?) -> String {
    guard !page.filter.isEmpty else { return sentence }
    if view.index(of: record) == nil, let index = table.index(of: record) {
      return texts.inFilteredRecord(sentence, index + 1)
    }
    guard let touched = change?.touched, let filter = filter(page.filter) else { return sentence }
    let isShown = touched.members.prefix(Self.mostJudged).contains { id in
      table.index(of: id) != nil && view.index(of: id) != nil && table.fault(of: id) == nil
        && !filter.matches(id, in: table)
    }
    return isShown
      ? texts.joined(sentence, texts.shownThoughFiltered(touched.count)) : sentence
  }

  /// Number of records that are compared with the filter: the next key must not wait.
  private static let mostJudged = 20

  var outOfViewNote: String? {
    let count = page.selection.outOfView.count
    return count == 0 ? nil : texts.selectedStay(outOfView: count)
  }

  var noneSelectedNote: String {
    page.selection.isEmpty ? texts.noneSelected : texts.noneSelectedInView
  }

  // MARK: Inside of records

  /// The path, from the file's record on, of a text inside a record that no column shows; nil
  /// where there is none.
  func path(inside id: RecordID, to text: String) -> ValuePath? {
    guard table.fault(of: id) == nil,
      let found = NestedWalk(to: text, direction: .forward, labels: false)
        .next(from: nil, in: reader.binder(of: id).reading(table[id]))
    else { return nil }
    return fullPath(of: id, found.path + (found.row.valuePath?.steps ?? []))
  }

  /// The first problem inside of what a row of a record opens, with its path from the file's record on.
  func problemInside(_ row: ConfigRow, of id: RecordID) -> (path: ValuePath, message: String)? {
    guard table.fault(of: id) == nil else { return nil }
    let below = reader.binder(of: id).reading(table[id]).problemsBelow(row, limit: Self.mostBelow)
    guard let first = below.first(where: { $0.failure.severity == .error }) ?? below.first
    else { return nil }
    return (fullPath(of: id, first.valuePath.steps), first.failure.message)
  }

  /// Maximum number of problems that are examined for the first error.
  private static let mostBelow = 100

  private func fullPath(of id: RecordID, _ path: [JSONStep]) -> ValuePath {
    let location = RecordLocations(list: list, table: table).location(of: id)
    return ValuePath(steps: (location?.path ?? []) + path)
  }

  /// Records with drafts or conflicts.
  var draftedRecords: [RecordID] {
    guard !document.anchors.drafts.isEmpty || !document.conflicts.isEmpty else { return [] }
    let conflicts = document.openConflicts.map { document.location(of: $0) }
    return (Array(document.liveDrafts.keys) + conflicts).compactMap { location in
      guard let list else { return location.record }
      guard location.isInside(list) else { return nil }
      return RecordSteps(of: table).record(at: location.path[list.path.count])
    }
  }

  /// The nearest index in the view of a record with a problem or a draft.
  func indexOfProblem(in record: RecordID?, from start: Int, direction: Direction) -> Int? {
    view.index(
      nearestTo: start, direction: direction, of: [record].compactMap(\.self) + draftedRecords)
  }

  // MARK: Columns

  /// True where the records of a selection have different values in a column, or are too many
  /// to find out at a key press.
  func hasDifferentValues(_ column: ConfigRow, in selection: RecordSet) -> Bool {
    guard let path = column.valuePath?.steps, let first = selection.first else { return false }
    guard selection.count <= Self.mostCompared else { return true }
    let value = table[first].lookup(path).slice?.value
    return selection.members.contains { table[$0].lookup(path).slice?.value != value }
  }

  private static let mostCompared = 100_000
}
