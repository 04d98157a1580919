import JSONText
import Records
import Rules
import Values

/// A value that only refers to an object which is shown elsewhere, as archives have them.
struct Reference {
  private let target: ReferenceTarget
  /// The row that shows the value; nil for a record as a whole.
  private let bound: BoundRow?
  /// The value as it is stored, without the mark of references.
  private let name: String

  /// The value of a row of the object that is shown, or without a row the record under the table's cursor; nil where
  /// that is a value or a record itself.
  init?(in bound: BoundRow?, of browser: borrowing Browser) {
    let document = browser.documentTable
    guard let mark = document.origin?.referenceMark, let object = browser.objectLocation,
      let steps = bound.map({ $0.row.childPath?.steps }) ?? [],
      let target = document.target(ofReferenceAt: object.path + steps, in: object.record)
    else { return nil }
    let text = document[object.record].lookup(object.path + steps).slice?.stringValue ?? ""
    // The mark ends with the beginning of the path.
    name = String(text.dropFirst(mark.count - 1))
    (self.target, self.bound) = (target, bound)
  }

  /// Goes to the object.
  func follow(in browser: inout Browser) {
    guard case .outside = target else { return target.show(in: &browser) }
    let reason = browser.texts.isInNoRecord(name)
    browser.message = .notice(bound.map { browser.texts.about($0.row.key, reason) } ?? reason)
  }
}

extension ReferenceTarget {
  /// Goes to the object or the row that shows it.
  func show(in browser: inout Browser) {
    guard case .record(let record, let path) = self else { return }
    let (object, row) = browser.document.innermostRow(showing: path, of: record)
    if let row {
      browser.go(to: Location(object, row: row.identifier))
    } else {
      browser.openPages(to: object)
      // A record that the filter leaves out has no line.
      if object.path.isEmpty { browser.bringUp(record) }
    }
    browser.showForm(of: row == nil && object.path.isEmpty ? record : browser.record)
    if !path.isEmpty {
      browser.message = .notice(browser.texts.foundAt(ValuePath(steps: path).description))
    }
  }
}
