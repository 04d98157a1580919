import Forms
import Records
import Screen

/// The records in view: those that pass the filter, in their order.
extension Browser {
  var recordsInView: RecordsInView {
    RecordsInView(table: table, order: tablePage.order, cursor: tablePage.row)
  }

  var listContext: ListContext {
    ListContext(
      document: document, table: table, page: tablePage, binder: listBinder, form: listForm,
      list: pages.listsItems ? pages.listPlace : nil, siblings: listSiblings,
      locale: locale)
  }

  package var viewCount: Int {
    // Not with `??`, whose closure gets a copy of the table.
    if let order = tablePage.order { return order.count }
    return table.count
  }

  func viewRecord(at place: Int) -> RecordID {
    if let order = tablePage.order { return order[place] }
    return table.id(at: place)
  }

  var focusedColumn: ConfigRow? {
    let columns = columns
    return columns.indices.contains(tablePage.column) ? columns[tablePage.column] : nil
  }

  var focusedColumnName: String? {
    let columns = columns
    return columns.indices.contains(tablePage.column) ? columns[tablePage.column].identifier : nil
  }

  var showsFormBesideTable: Bool {
    tablePage.showsForm && size.width >= TablePage.widthForBoth
  }
}
