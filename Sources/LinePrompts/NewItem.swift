import Forms
import JSONText
import Records
import Rules
import Texts
import Values

/// A new item of a map, whose key is still asked for.
struct NewItem {
  /// Path of the map in the record.
  let path: [JSONStep]
  let form: String
  let value: JSONValue
  /// The record with the item under a free key, by which a key is judged among the others.
  private let scratch: AnsweredRecord
  private let key: String
  private let binder: RecordBinder

  /// Nil where the record can't have such an item.
  init?(of opened: OpenedValue, in record: AnsweredRecord, by binder: RecordBinder) {
    let (path, child) = (opened.path, opened.child)
    guard let inner = binder.binder(ofForm: child.name),
      let items = try? record.table.items(at: path, of: record.record, in: .object)
    else { return nil }
    let context = binder.reading(record.value).context(ofObjectAt: path + [.member("")])
    let start = opened.bound.row.listSettings.itemDefault
    guard let new = inner.within(context).newRecord(at: items.count, in: items, startingWith: start)
    else { return nil }
    let keyRow = inner.form.rows.first(where: \.isItemKey)
    let offered = keyRow?.choices.map(\.value.plainText) ?? []
    let key =
      Insertion([(new, items.count)], into: items, offered: offered).keys.first ?? "key"
    var scratch = record
    let row = ConfigRow(identifier: "", key: "", valuePath: ValuePath(steps: [.member(key)]))
    guard (try? scratch.give(.set(new.value), to: row, at: path, of: nil, by: binder)) != nil else {
      return nil
    }
    (self.path, form, value) = (path, child.name, new.value)
    (self.scratch, self.key, self.binder) = (scratch, key, binder)
  }

  /// The item as it is judged under its free key.
  private var reading: RecordReading {
    scratch.reading(at: path + [.member(key)], of: form, in: .object, by: binder)
  }

  /// The row of its key.
  var keyRow: BoundRow? {
    let reading = reading
    return reading.plan.form.rows.first(where: \.isItemKey).map { reading.bind($0) }
  }

  /// The key that a typed text is, or why it can't be one.
  func key(of text: String) -> Result<String, ValidationFailure> {
    guard let bound = keyRow else { return .success(text) }
    let entry = reading.binder.entry(in: bound)
    let edit =
      NumberedChoices(bound.state)?.value(of: text).map { entry.conversion(of: $0) }
      ?? entry.conversion(of: bound.capitalized(text), original: bound.content)
    return edit.flatMap { edit in
      let key = if case .set(let value) = edit { value.plainText } else { self.key }
      return entry.refusal(ofTakenKey: key).map { .failure($0) } ?? .success(key)
    }
  }
}
