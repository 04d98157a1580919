import Forms
import Records
import Screen

/// The records in view: those that pass the filter, in their order.
extension Editor {
  var recordsInView: RecordsInView { RecordsInView(table: table, order: tablePage.order) }

  package var viewCount: Int {
    // Not with `??`, whose closure gets a copy of the table.
    if let order = tablePage.order { return order.count }
    return table.count
  }

  func viewRecord(at place: Int) -> RecordID {
    if let order = tablePage.order { return order[place] }
    return table.id(at: place)
  }

  /// The index of a record in the view, if it is there; the cursor's index is tried first.
  func viewPlace(of id: RecordID) -> Int? {
    guard let order = tablePage.order else { return table.place(of: id) }
    if order.indices.contains(tablePage.row), order[tablePage.row] == id {
      return tablePage.row
    }
    return order.firstIndex(of: id)
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
    tablePage.showsForm && state.size.width >= TablePage.widthForBoth
  }
}
