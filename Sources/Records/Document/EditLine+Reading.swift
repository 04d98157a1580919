import JSONText

extension EditLine {
  static func edit(_ value: JSONValue) -> Edit? {
    guard case .object(let members) = value else { return nil }
    let object = EditObject(members)
    switch object.text("edit") {
    case "replace":
      guard let record = object.record, let path = object.path, let after = object.after else {
        return nil
      }
      let before = object.text("before").flatMap { try? JSONSlice(parsing: $0) }
      return .replace(ValueEdit(record: record, path: path, before: before, after: after))
    case "replaceInMany":
      return object.objects("changes", bulkEdit).map { .replaceInMany($0) }
    case "insert":
      return object.objects("records", newRecord).map { records in
        .insert(
          Insertion(records: records.map(\.placement), contents: .bytes(records.map(\.slice))))
      }
    case "delete": return object.objects("records", placement).map { .delete($0) }
    case "move":
      guard let record = object.record, let from = object.index("from"),
        let to = object.index("to")
      else { return nil }
      return .move(record, from: from, to: to)
    case "reorder": return object.order.map { .reorder($0) }
    case "batch": return object.list("edits", edit).map { .batch($0) }
    default: return nil
    }
  }

  private static func bulkEdit(_ object: EditObject) -> BulkEdit? {
    guard let path = object.path, let after = object.after, let records = object.recordSet else {
      return nil
    }
    return BulkEdit(path: path, after: after, records: records)
  }

  private static func placement(_ object: EditObject) -> RecordPlacement? {
    guard let record = object.record, let index = object.index("place") else { return nil }
    return RecordPlacement(record, at: index)
  }

  private static func newRecord(
    _ object: EditObject
  ) -> (placement: RecordPlacement, slice: JSONSlice)? {
    guard let placement = placement(object), let text = object.text("bytes"),
      let slice = try? JSONSlice(parsing: text)
    else { return nil }
    return (placement, slice)
  }
}
