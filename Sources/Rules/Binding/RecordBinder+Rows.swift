import Forms
import Values

/// The rows of the form.
extension RecordBinder {
  /// What is prepared for a row; made on the spot for one that is not of the form.
  func prepared(_ row: ConfigRow) -> PreparedRow {
    guard let place = placesByIdentifier[row.identifier] else {
      return PreparedRow(row, secrets, node: nil, dates: dates(of: row), locale)
    }
    return prepared[place]
  }

  /// What is prepared for a row of the form that has a state; nil for another row.
  func prepared(of state: RowState) -> PreparedRow? {
    placesByIdentifier[state.row.identifier].map { prepared[$0] }
  }

  /// The first row bound to a path.
  package func row(at path: ValuePath) -> ConfigRow? {
    tree.node(of: path).flatMap { placesOfNodes[$0] }.map { form.rows[$0] }
  }

  /// The state of the row at an index of the form, where it doesn't depend on the record. O(1).
  package func state(ofRowAt place: Int) -> RowState { prepared[place].state }

  /// Where the row of an identifier is among the form's rows. O(1).
  package func place(ofRow identifier: String) -> Int? { placesByIdentifier[identifier] }

  /// The row of an identifier.
  package func row(named identifier: String) -> ConfigRow? {
    placesByIdentifier[identifier].map { form.rows[$0] }
  }
}
