import Records

/// The records of a table in the order in which they are shown; a filter leaves some out.
struct RecordsInView {
  let table: RecordTable
  /// Nil: as the file has them.
  let order: [RecordID]?

  var count: Int { order?.count ?? table.count }

  subscript(place: Int) -> RecordID { order?[place] ?? table.id(at: place) }
}
