import Cells
import Rules
import Screen
import SourceText

/// Provides what pages are drawn from.
extension Browser {
  var rowContext: RowContext {
    RowContext(
      catalog: catalog, theme: theme, object: objectLocation,
      drafts: anchors.drafts, editing: editing, hidesProblems: hidesProblems,
      unsavedRows: bound.unsavedRows, occurrenceCounts: bound.occurrenceCounts)
  }

  var formScene: FormScene {
    formScene(
      in: window.map { FormRoom(inside: $0, windowHeight: size.height) }
        ?? FormRoom(window: size))
  }

  /// The scene of the form in another part of the screen.
  func formScene(in room: FormRoom) -> FormScene {
    formScene(
      formPage, rows, focus: focusIndex, edited: editing.flatMap { bound.index(of: $0.row) },
      rowContext, in: room)
  }

  /// The form of the record under the cursor, in the part of the window beside the table.
  func formSceneBeside(_ table: TableLayout) -> FormScene {
    let x = table.area.width + 1
    let area = Rect(
      x: x, y: table.area.y, width: size.width - x - 1, height: table.area.height)
    let rows = rows.filter(\.state.isVisible)
    let focus = self.focus.flatMap { focus in
      rows.firstIndex { $0.row.identifier.hasSameBytes(as: focus) }
    }
    let scene = formScene(
      FormPage(), rows, focus: focus, edited: nil, rowContext.resting(at: rowContext.object),
      in: FormRoom(area: area, windowHeight: size.height))
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
    documentBinder.reading(documentRecord.map(document.reader.readable) ?? .emptyObject).formTitle
  }

  var pageTitles: PageTitles {
    PageTitles(
      pages: pages, document: documentTable, documentBinder: documentBinder,
      cache: titleCache, columns: size.width)
  }

  // MARK: The table

  private var emptyText: String {
    let add = RecordCommands.add
    if !tablePage.filter.isEmpty {
      return texts.noRecordPasses(filter: ViewCommands.filter.key, done: LineCommands.done.key)
    }
    guard pages.listsItems else { return texts.noRecordsInFile(add: add.key) }
    return listSettings.emptyText
      ?? texts.noItems(add: listRules?.refusal(of: .add(1))?.isLasting == true ? nil : add.key)
  }

  /// Lines for records: title, header, help and keys take four.
  var tableHeight: Int { max(size.height - 4, 1) }

  var tableScene: TableScene {
    let width = showsFormBesideTable ? size.width / 2 : size.width
    let unsaved = unsavedValues
    return TableScene(
      page: tablePage, columns: columns, records: recordsInView,
      emptyText: viewCount == 0 ? emptyText : "",
      locations: anchors.drafts.isEmpty && unsaved == nil ? nil : recordLocations, unsaved: unsaved,
      reader: reader,
      context: rowContext, area: Rect(x: 0, y: 1, width: width, height: tableHeight + 1),
      cache: cellCache)
  }
}
