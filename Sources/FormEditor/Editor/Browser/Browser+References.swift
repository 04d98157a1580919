import Forms
import JSONText
import Records
import Rules
import Values

/// Values that only refer to an object which is shown elsewhere, as archives have them.
extension Browser {
  /// Goes to the object that a row's value refers to, or without a row the record under the table's cursor; false where it
  /// is a value or a record itself.
  mutating func followReference(in bound: BoundRow?) -> Bool {
    guard let mark = documentTable.origin?.referenceMark, let place = objectPlace,
      let steps = bound.map({ $0.row.childPath?.steps }) ?? [],
      let target = documentTable.target(ofReferenceAt: place.path + steps, in: place.record)
    else { return false }
    switch target {
    case .record(let record, let path):
      let (place, row) = document.innermostRow(showing: path, of: record)
      if let row {
        go(to: Location(place, row: row.identifier))
      } else {
        openPages(to: place)
        // A record that the filter leaves out has no line.
        if place.path.isEmpty { bringUp(record) }
      }
      showForm(of: row == nil && place.path.isEmpty ? record : self.record)
      if !path.isEmpty {
        message = .notice(texts.foundAt(ValuePath(steps: path).description))
      }
    case .outside:
      let text = documentTable[place.record].lookup(place.path + steps).slice?.stringValue ?? ""
      // The mark ends with the beginning of the path.
      let reason = texts.isInNoRecord(String(text.dropFirst(mark.count - 1)))
      message = .notice(bound.map { texts.about($0.row.key, reason) } ?? reason)
    }
    return true
  }
}
