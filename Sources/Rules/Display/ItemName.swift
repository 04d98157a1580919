import Forms
import JSONText

/// The name of an item in the summary of its list or map.
struct ItemName {
  private let reading: RecordReading
  private let template: Template?

  /// `template`: the list's for the titles of its items.
  init(of reading: RecordReading, by template: Template?) {
    (self.reading, self.template) = (reading, template)
  }

  /// Its title. An item of a map is called by its key, a plain one with its value. A list of plain values is shown as it is
  /// written: its number of items says little in a list.
  var text: String {
    let (plan, record) = (reading.plan, reading.record)
    guard template == nil, plan.form.recordTitle == nil else { return reading.title(by: template) }
    if let key = reading.context.item?.key { return plainText.map { "\(key)=\($0)" } ?? key }
    guard record.kind == .array, plan.form.secrets.isEmpty else { return reading.title() }
    return JSONSkip.compactText(record, limit: Self.longestList)
  }

  /// The text of a plain value; nil for an object, a list, null, and a value that may not be shown.
  private var plainText: String? {
    guard reading.record.kind.isScalar, reading.record.kind != .null,
      let index = reading.plan.form.plainItem
    else { return nil }
    let row = reading.prepared.rows[index]
    return row.namesRecords ? reading.text(of: row) : nil
  }

  /// Maximum number of bytes of a list that are shown in place of its title.
  private static let longestList = 40
}

extension RecordReading {
  /// The name of the record as an item; `template`: the list's for the titles of its items.
  package func nameAmongItems(by template: Template?) -> String {
    ItemName(of: self, by: template).text
  }
}
