import Cells
import Rules
import Screen
import SourceText

/// Provides what pages are drawn from.
extension Editor {
  var rowContext: RowContext {
    RowContext(
      catalog: catalog, theme: theme, place: objectPlace,
      drafts: state.anchors.drafts, editing: state.editing, hidesProblems: hidesProblems,
      unsavedRows: bound.unsavedRows, placeCounts: bound.placeCounts)
  }

  var formScene: FormScene {
    formScene(
      in: window.map { FormRoom(inside: $0, windowHeight: state.size.height) }
        ?? FormRoom(window: state.size))
  }

  /// The scene of the form in another part of the screen.
  func formScene(in room: FormRoom) -> FormScene {
    formScene(
      formPage, rows, focus: focusIndex, edited: state.editing.flatMap { bound.index(of: $0.row) },
      rowContext, in: room)
  }

  /// The form of the record under the cursor, in the part of the window beside the table.
  func formSceneBeside(_ table: TableLayout) -> FormScene {
    let x = table.area.width + 1
    let area = Rect(
      x: x, y: table.area.y, width: state.size.width - x - 1, height: table.area.height)
    let rows = rows.filter(\.state.isVisible)
    let focus = self.focus.flatMap { focus in
      rows.firstIndex { $0.row.identifier.hasSameBytes(as: focus) }
    }
    let scene = formScene(
      FormPage(), rows, focus: focus, edited: nil, rowContext.resting(at: rowContext.place),
      in: FormRoom(area: area, windowHeight: state.size.height))
    return scene.scrolled(toRow: focus)
  }

  private func formScene(
    _ page: FormPage, _ rows: [BoundRow], focus: Int?, edited: Int?, _ context: RowContext,
    in room: FormRoom
  ) -> FormScene {
    FormScene(
      page: page, sections: form.sections, folded: foldedSections, rows: rows, focus: focus,
      edited: edited,
      context: context, room: room, version: bound.version, binder: binder,
      layouts: formLayoutCache)
  }

  var formLayout: FormLayout { FormLayout(formScene) }

  var documentTitle: String {
    documentBinder.title(of: documentRecord.map(document.reader.readable))
  }

  var pageTitles: PageTitles {
    PageTitles(
      pages: state.pages, document: documentTable, documentBinder: documentBinder,
      cache: titleCache, columns: state.size.width)
  }

  // MARK: The table

  private var emptyText: String {
    let add = RecordCommands.add
    if !tablePage.filter.isEmpty {
      return texts.noRecordPasses(filter: ViewCommands.filter.key, done: LineCommands.done.key)
    }
    guard state.pages.listsItems else { return texts.noRecordsInFile(add: add.key) }
    return listSettings.emptyText ?? texts.noItems(add: add.isOffered(by: self) ? add.key : nil)
  }

  /// Lines for records: title, header, help and keys take four.
  var tableHeight: Int { max(state.size.height - 4, 1) }

  var tableScene: TableScene {
    let width = showsFormBesideTable ? state.size.width / 2 : state.size.width
    let unsaved = unsavedValues
    return TableScene(
      page: tablePage, columns: columns, records: recordsInView,
      emptyText: viewCount == 0 ? emptyText : "",
      places: state.anchors.drafts.isEmpty && unsaved == nil ? nil : recordPlaces, unsaved: unsaved,
      reader: reader,
      context: rowContext, area: Rect(x: 0, y: 1, width: width, height: tableHeight + 1),
      cache: cellCache)
  }
}
