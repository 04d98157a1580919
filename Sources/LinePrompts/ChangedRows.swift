import Forms
import JSONText
import Rules
import Texts

/// The changes of a record's rows, one per line.
package struct ChangedRows {
  /// Changed rows as `Name: Ada → Ada King`, in the form's order. Secrets only show that they
  /// were changed.
  package let lines: [String]

  package init(of record: AnsweredRecord, by binder: RecordBinder) {
    let texts = binder.texts
    let rows = binder.form.valueRows
    let before = binder.reading(record.formerValue).bind(rows, showsHidden: true)
    let after = binder.reading(record.value).bind(rows, showsHidden: true)
    lines = zip(before, after).compactMap { before, after in
      guard before.content.bytes != after.content.bytes else { return nil }
      let label = after.row.spokenLabel
      guard before.display.role != .secure, after.display.role != .secure,
        !after.state.disclosure.isSecret
      else { return texts.changedSecret(label) }
      let (former, text) = (before.shownText, after.shownText)
      // The change is inside of what is shown.
      return former == text
        ? texts.changedSecret(label) : texts.changed(label, from: former, to: text)
    }
  }
}

extension RowContent {
  fileprivate var bytes: [UInt8]? {
    if case .value(let slice) = self { Array(slice.buffer.bytes[slice.range]) } else { nil }
  }
}

extension BoundRow {
  fileprivate var shownText: String {
    guard display.role == .value || display.role == .foreign else { return "" }
    return shownLines.joined(separator: " ⏎ ")
  }
}
