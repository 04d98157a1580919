import Forms
import JSONText
import Records
import Rules
import Values

/// Values that only refer to an object which is shown elsewhere, as archives have them.
extension Editor {
  /// Goes to the object that a row's value refers to; false where it is a value itself.
  mutating func followReference(in bound: BoundRow) -> Bool {
    guard let steps = bound.row.childPath?.steps else { return false }
    return followReference(at: steps, about: bound.row.key)
  }

  /// Goes to the object that the record under the table's cursor refers to; false where it is a record itself.
  mutating func followReferenceOfRecord() -> Bool { followReference(at: [], about: nil) }

  /// `path`: in the object that is shown; `label`: of what is there.
  private mutating func followReference(at path: [JSONStep], about label: String?) -> Bool {
    guard let mark = documentTable.origin?.referenceMark, let place = objectPlace,
      let target = documentTable.target(ofReferenceAt: place.path + path, in: place.record)
    else { return false }
    switch target {
    case .record(let record, let path):
      go(to: path, of: record)
      if !path.isEmpty {
        state.message = .notice(texts.foundAt(ValuePath(steps: path).description))
      }
    case .outside:
      let text = documentTable[place.record].lookup(place.path + path).slice?.stringValue ?? ""
      // The mark ends with the beginning of the path.
      let reason = texts.isInNoRecord(String(text.dropFirst(mark.count - 1)))
      state.message = .notice(label.map { texts.about($0, reason) } ?? reason)
    }
    return true
  }

  private mutating func go(to path: [JSONStep], of record: RecordID) {
    let (place, row) = document.innermostRow(showing: path, of: record)
    if let row {
      go(to: Location(place, row: row.identifier))
    } else {
      openPages(to: place)
      if place.path.isEmpty {
        bringUp(record)
        // A record that the filter leaves out has no line.
        showForm(of: record)
      }
    }
    showForm(of: self.record)
  }
}
