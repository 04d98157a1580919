import Forms
import JSONText
import Rules
import Texts

/// What became of a record's rows, a line each.
package struct ChangedRows {
  /// `Name: Ada → Ada King`, in the form's order. Of secrets only that they were changed.
  package let lines: [String]

  /// Compares a record with what it was.
  package init(of record: AnsweredRecord, by binder: RecordBinder) {
    let texts = binder.texts
    let rows = binder.form.valueRows
    let before = binder.bind(rows, to: record.formerValue, showsHidden: true)
    let after = binder.bind(rows, to: record.value, showsHidden: true)
    lines = zip(before, after).compactMap { before, after in
      guard before.content.bytes != after.content.bytes else { return nil }
      let label = after.row.spokenLabel
      guard before.display.role != .secure, after.display.role != .secure,
        !after.state.disclosure.isSecret
      else { return texts.changedSecret(label) }
      return texts.changed(label, from: before.shownText, to: after.shownText)
    }
  }
}

extension RowContent {
  /// The bytes of the value; nil where there is none.
  fileprivate var bytes: [UInt8]? {
    if case .value(let slice) = self { Array(slice.buffer.bytes[slice.range]) } else { nil }
  }
}

extension BoundRow {
  /// What is shown of a value on a line; empty for nothing.
  fileprivate var shownText: String {
    guard display.role == .value || display.role == .foreign else { return "" }
    return shownLines.joined(separator: " ⏎ ")
  }
}
